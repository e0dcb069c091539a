import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  makeRecoveryCodes,
  switchSecondFactorOff,
} from '#contract/identity/security.ts';
import type { Me } from '#contract/identity/users.ts';
import { clientOf } from '../../core/auth/last-use.ts';
import {
  newRecoveryCodes,
  newSecret,
  recoveryHash,
  shownSecret,
  stepOf,
} from '../../core/auth/one-time-codes.ts';
import {
  confirmPending,
  pendingOf,
  removeSecondFactor,
  secondFactorOf,
  storePending,
  storeRecoveryCodes,
} from '../../core/auth/second-factor-queries.ts';
import { decryptSecret, encryptSecret } from '../../core/auth/secret-box.ts';
import type { Origin } from '../../core/auth/security-event-queries.ts';
import { verifiedPasswordHash } from '../../core/auth/verify-password.ts';
import { isSecondFactor } from '../../core/auth/verify-second-factor.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { sessionOnly } from '../../core/guards/guards.ts';
import { forbidden, invalid, refuseMistakes } from '../../platform/http/failures.ts';
import { logEvent } from '../../platform/monitoring/security-events.ts';

/** A user's own second factor: one-time codes of an app, with recovery codes (security.4). */
export const secondFactor: Feature = (context) => {
  const { sql, settings } = context;
  type Proof = { current_password: string; code: string };

  /** Checks password and code; throws 400 for a wrong one. */
  const verify = async (me: Me, { current_password, code }: Proof, origin: Origin) => {
    refuseMistakes({
      current_password: current_password === '' ? 'required' : undefined,
      code: code.trim() === '' ? 'required' : undefined,
    });
    await verifiedPasswordHash(context, me, current_password);
    if (!(await isSecondFactor(context, me.id, { code, origin }))) throw wrongCode();
  };

  registerEndpoint(context, getSecondFactor, sessionOnly, async ({ me }) => {
    const { since, codes } = await secondFactorOf(sql, me.id);
    return { since, recovery_codes: codes };
  });

  registerEndpoint(context, beginSecondFactor, sessionOnly, async ({ me, body }) => {
    refuseMistakes({ current_password: body.current_password === '' ? 'required' : undefined });
    await verifiedPasswordHash(context, me, body.current_password);
    if ((await secondFactorOf(sql, me.id)).since !== null) throw forbidden('general', 'secondFactor');
    const secret = newSecret();
    await storePending(sql, me.id, await encryptSecret(context, me.id, secret));
    return shownSecret(secret, me.username);
  });

  registerEndpoint(context, confirmSecondFactor, sessionOnly, async ({ me, body, request }) => {
    const pending = await pendingOf(sql, me.id);
    if (!pending) throw invalid('general', 'expired');
    const secret = await decryptSecret(context, me.id, pending);
    const step = stepOf(secret, body.code, Date.now());
    if (step === undefined) throw wrongCode();
    const codes = newRecoveryCodes();
    const hashes = codes.map(recoveryHash);
    const origin = clientOf(request);
    const isOn = await confirmPending(sql, settings, { user: me.id, pending, step, codes: hashes, origin });
    if (!isOn) throw invalid('general', 'expired');
    logEvent(request, 'second_factor.on', { account: me.id });
    return { recovery_codes: codes };
  });

  registerEndpoint(context, makeRecoveryCodes, sessionOnly, async ({ me, body, request }) => {
    const origin = clientOf(request);
    await verify(me, body, origin);
    const codes = newRecoveryCodes();
    if (!(await storeRecoveryCodes(sql, { user: me.id, codes: codes.map(recoveryHash), origin })))
      throw wrongCode();
    return { recovery_codes: codes };
  });

  registerEndpoint(context, switchSecondFactorOff, sessionOnly, async ({ me, body, request }) => {
    const origin = clientOf(request);
    await verify(me, body, origin);
    await removeSecondFactor(sql, settings, { user: me.id, origin });
    logEvent(request, 'second_factor.off', { account: me.id });
  });
};

const wrongCode = () => invalid('code', 'wrong');
