import { beginPasskeyLogin, loginWithPasskey } from '#contract/identity/passkeys.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { knownCredentials } from '../../core/auth/known-credentials.ts';
import { openChallenge } from '../../core/auth/passkey-challenge-queries.ts';
import { credentialsOf, isThere } from '../../core/auth/passkey-queries.ts';
import { pendingSignInUser } from '../../core/auth/pending-sign-in-queries.ts';
import { relyingPartyOf } from '../../core/auth/relying-party.ts';
import { passwordHashOf, userGoingOn } from '../../core/auth/session-queries.ts';
import { hashOf, newToken } from '../../core/auth/tokens.ts';
import { verifiedPasskey } from '../../core/auth/verify-passkey.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { noAuthentication } from '../../core/guards/guards.ts';
import { withGeneratedAvatar } from '../../core/image-store/avatars.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { busy, forbidden, Refused } from '../../platform/http/failures.ts';
import { refuseBanned } from './banned.ts';
import { completeSignIn } from './complete-sign-in.ts';

/** Sign-in by a passkey: alone (passkeys.4), or as the second factor of a sign-in that waits for it (passkeys.7). */
export const passkeyLogin: Feature = (context) => {
  const { sql, settings } = context;

  registerEndpoint(context, beginPasskeyLogin, noAuthentication, async ({ body, request }) => {
    const party = relyingPartyOf(settings, request);
    if (!party) throw forbidden('general', 'passkeyAddress');
    const { token, hash } =
      body.token === undefined ? newToken() : { token: body.token, hash: hashOf(body.token) };
    const user = body.token === undefined ? undefined : await pendingSignInUser(sql, hash);
    if (body.token !== undefined && user === undefined)
      throw new Refused(401, [{ key: 'token', kind: 'expired' }]);
    const challenge = await openChallenge(sql, hash);
    if (!challenge) throw busy(SERVICE_LIMITS.passkeyChallengeLasts);
    return {
      token,
      options: {
        challenge: challenge.toString('base64url'),
        rpId: party.id,
        timeout: SERVICE_LIMITS.passkeyChallengeLasts,
        userVerification: 'required' as const,
        // None of a visitor who has not said who they are: the device knows whose passkeys it has.
        allowCredentials: user === undefined ? [] : knownCredentials(await credentialsOf(sql, user)),
      },
    };
  });

  registerEndpoint(context, loginWithPasskey, noAuthentication, async ({ body, request, reply }) => {
    const { token, passkey, ...choices } = body;
    const proof = await verifiedPasskey(context, { request, passkey, boundTo: hashOf(token) });
    const id = proof.user_id;
    const user = await userGoingOn(sql, id);
    if (!user) throw wrongPasskey();
    refuseBanned(user);
    const password_hash = await passwordHashOf(sql, id);
    const proven = { id, password_hash, holds: (tx: Transaction) => isThere(tx, proof) };
    if (!(await completeSignIn(context, { request, reply }, proven, { ...choices, by: proof.name })))
      throw wrongPasskey();
    return withGeneratedAvatar(user);
  });
};

const wrongPasskey = () => new Refused(401, [{ key: 'passkey', kind: 'wrong' }]);
