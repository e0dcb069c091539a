import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '#contract/identity/passkeys.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { tokenHashOf } from '../../core/auth/cookies.ts';
import { knownCredentials } from '../../core/auth/known-credentials.ts';
import { clientOf } from '../../core/auth/last-use.ts';
import { openChallenge, takeChallenge } from '../../core/auth/passkey-challenge-queries.ts';
import {
  credentialsOf,
  deletePasskey,
  insertPasskey,
  passkeysOf,
  renameStored,
} from '../../core/auth/passkey-queries.ts';
import { relyingPartyOf } from '../../core/auth/relying-party.ts';
import { secondFactorOf } from '../../core/auth/second-factor-queries.ts';
import { handleOf } from '../../core/auth/verify-passkey.ts';
import { verifiedPasswordHash } from '../../core/auth/verify-password.ts';
import { isSecondFactor } from '../../core/auth/verify-second-factor.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { sessionOnly } from '../../core/guards/guards.ts';
import {
  busy,
  forbidden,
  invalid,
  orNotFound,
  refuseMistakes,
  signedOut,
} from '../../platform/http/failures.ts';
import { logEvent } from '../../platform/monitoring/security-events.ts';
import { ALGORITHMS, readCredential } from './read-credential.ts';

const REFUSALS = {
  tooMany: () => forbidden('passkey', 'tooMany'),
  notUnique: () => invalid('credential', 'notUnique'),
};

/** A user's own passkeys: added with the password, renamed and removed (passkeys.1). */
export const passkeys: Feature = (context) => {
  const { sql, settings } = context;

  registerEndpoint(context, listPasskeys, sessionOnly, async ({ me, request }) => ({
    passkeys: await passkeysOf(sql, me.id),
    origin: relyingPartyOf(settings, request)?.origin ?? null,
  }));

  registerEndpoint(context, beginPasskey, sessionOnly, async ({ me, body, request }) => {
    refuseMistakes({ current_password: body.current_password === '' ? 'required' : undefined });
    const party = relyingPartyOf(settings, request);
    if (!party) throw forbidden('general', 'passkeyAddress');
    const session = tokenHashOf(request);
    if (!session) throw signedOut();
    await verifiedPasswordHash(context, me, body.current_password);
    // A passkey signs in without a code, so that whoever adds one has to have the second factor too.
    if ((await secondFactorOf(sql, me.id)).secret) {
      refuseMistakes({ code: body.code.trim() === '' ? 'required' : undefined });
      if (!(await isSecondFactor(context, me.id, { code: body.code, origin: clientOf(request) })))
        throw invalid('code', 'wrong');
    }
    const challenge = await openChallenge(sql, session);
    if (!challenge) throw busy(SERVICE_LIMITS.passkeyChallengeLasts);
    return {
      challenge: challenge.toString('base64url'),
      rp: { id: party.id, name: 'Dragoman' },
      user: { id: handleOf(me.id).toString('base64url'), name: me.username, displayName: me.username },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: SERVICE_LIMITS.passkeyChallengeLasts,
      attestation: 'none' as const,
      excludeCredentials: knownCredentials(await credentialsOf(sql, me.id)),
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true as const,
        userVerification: 'required' as const,
      },
    };
  });

  registerEndpoint(context, addPasskey, sessionOnly, async ({ me, body, request }) => {
    const session = tokenHashOf(request);
    const challenge = session && (await takeChallenge(sql, session));
    if (!challenge) throw invalid('credential', 'expired');
    const party = relyingPartyOf(settings, request);
    const credential = party && (await readCredential(body.credential, { challenge, party }));
    if (!credential) throw invalid('credential', 'wrong');
    const origin = clientOf(request);
    const added = await insertPasskey(sql, settings, { user: me.id, name: body.name, credential, origin });
    if (typeof added === 'string') throw REFUSALS[added]();
    logEvent(request, 'passkey.added', { account: me.id, passkey: added.id });
    return added;
  });

  registerEndpoint(context, renamePasskey, sessionOnly, async ({ me, params, body }) =>
    orNotFound(await renameStored(sql, { user: me.id, id: params.passkey, name: body.name }), 'passkey'),
  );

  registerEndpoint(context, removePasskey, sessionOnly, async ({ me, params, body, request }) => {
    refuseMistakes({ current_password: body.current_password === '' ? 'required' : undefined });
    await verifiedPasswordHash(context, me, body.current_password);
    const origin = clientOf(request);
    const isRemoved = await deletePasskey(sql, settings, { user: me.id, id: params.passkey, origin });
    orNotFound(isRemoved || undefined, 'passkey');
    logEvent(request, 'passkey.removed', { account: me.id, passkey: params.passkey });
  });
};
