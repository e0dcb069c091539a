import { createHash, randomBytes } from 'node:crypto';

/** A new token for a session or password link, and its hash. Only the hash is stored. */
export function newToken() {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** The hash of a token. A token has 256 random bits, so a plain hash can't be reversed by guessing. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
