import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { type NewCredential, TRANSPORTS } from '#contract/identity/passkeys.ts';
import type { RelyingParty } from '../../core/auth/relying-party.ts';

/** The algorithms that devices may sign with: EdDSA, ECDSA with SHA-256 and RSA with SHA-256. */
export const ALGORITHMS = [-8, -7, -257];

type Expected = { challenge: Buffer; party: RelyingParty };

/** What is stored of a credential that a device has made; undefined if it is not what it was asked for (passkeys.3). */
export async function readCredential(
  { id, response: { transports, ...response } }: NewCredential,
  { challenge, party }: Expected,
) {
  try {
    if (!isWithoutCertificates(response.attestationObject)) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    const credential = registrationInfo?.credential;
    if (!verified || !credential || credential.id !== id) return undefined;
    return {
      id: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      // Others are new to us; browsers ask again by themselves without them.
      transports: TRANSPORTS.filter((known) => transports.includes(known)),
    };
  } catch {
    // The library throws for whatever is wrong with what was sent.
    return undefined;
  }
}

/**
 * Whether a device says nothing of its maker, or has only signed with the key itself. We ask for no more, and certificates would make the
 * library fetch their lists of revoked ones from addresses that the user chooses (docs/decisions/090).
 */
function isWithoutCertificates(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const fmt = decoded.get('fmt');
  return fmt === 'none' || (fmt === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}
