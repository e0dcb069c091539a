import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { Assertion } from '#contract/identity/passkeys.ts';
import { Refused } from '../../platform/http/failures.ts';
import { logEvent } from '../../platform/monitoring/security-events.ts';
import type { AppContext } from '../endpoints/app-context.ts';
import { clientOf } from './last-use.ts';
import { takeChallenge } from './passkey-challenge-queries.ts';
import { countUse, passkeyWith, type StoredPasskey } from './passkey-queries.ts';
import { type RelyingParty, relyingPartyOf } from './relying-party.ts';
import { countFailedSignIn } from './security-event-queries.ts';

type Checked = {
  request: FastifyRequest;
  passkey: Assertion;
  /** The hash of the token that the challenge is bound to. */
  boundTo: Buffer;
  /** Whose passkey it has to be; undefined if that is what it says. */
  user?: number;
};

/** What browsers give to devices as the id of a user: not secret, and the same for all passkeys of theirs. */
export const handleOf = (user: number): Buffer => Buffer.from(`user ${user}`);

/**
 * The passkey that has signed the challenge of a sign-in, after the device has checked its user (passkeys.4,
 * passkeys.5). Throws 401: the challenge has ended, or the passkey is wrong, for a reason that the error does not say.
 */
export async function verifiedPasskey(
  { sql, settings }: Pick<AppContext, 'sql' | 'settings'>,
  { request, passkey: sent, boundTo, user }: Checked,
): Promise<StoredPasskey> {
  const challenge = await takeChallenge(sql, boundTo);
  if (!challenge) throw new Refused(401, [{ key: 'passkey', kind: 'expired' }]);
  const party = relyingPartyOf(settings, request);
  const stored = await passkeyWith(sql, Buffer.from(sent.id, 'base64url'));
  const isOfUser = stored !== undefined && stored.user_id === (user ?? stored.user_id);
  const counter =
    party && stored && isOfUser && isHandleOf(stored, sent, user === undefined)
      ? await signedCounter(sent, { challenge, party, stored })
      : undefined;
  const origin = clientOf(request);
  const account = stored?.user_id;
  if (stored && counter !== undefined) {
    if (await countUse(sql, { passkey: stored, counter, origin })) return stored;
    logEvent(request, 'passkey.copied', { account, passkey: stored.id });
  }
  logEvent(request, 'login.failed', { account, reason: 'passkey' });
  if (account !== undefined) await countFailedSignIn(sql, account, origin);
  throw new Refused(401, [{ key: 'passkey', kind: 'wrong' }]);
}

/** Whether a device says that the passkey is of its user; one that was asked for by its credential need not say anything. */
function isHandleOf({ user_id }: StoredPasskey, { response: { userHandle } }: Assertion, isNeeded: boolean) {
  if (!userHandle) return !isNeeded;
  return Buffer.from(userHandle, 'base64url').equals(handleOf(user_id));
}

type Expected = { challenge: Buffer; party: RelyingParty; stored: StoredPasskey };

/** How often the device says that it was used, if all that it has signed is right; otherwise undefined. */
async function signedCounter(
  { id, response: { userHandle, ...response } }: Assertion,
  { challenge, party, stored }: Expected,
): Promise<number | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // The counter is compared by the statement that stores it, so that of two uses at once one is seen as a copy's.
      credential: { id, publicKey: new Uint8Array(stored.public_key), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws for whatever is wrong with what was sent.
    return undefined;
  }
}
