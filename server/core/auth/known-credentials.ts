import { TRANSPORTS } from '#contract/identity/passkeys.ts';

/** Credentials as browsers are told of them. */
export const knownCredentials = (
  stored: readonly { credential_id: Buffer; transports: readonly string[] }[],
) =>
  stored.map(({ credential_id, transports }) => ({
    id: credential_id.toString('base64url'),
    type: 'public-key' as const,
    transports: TRANSPORTS.filter((known) => transports.includes(known)),
  }));
