import { createHash, randomBytes } from 'node:crypto';

/** A new token, known to whom it is given alone, and the hash that is stored: for sessions and password links. */
export function newToken() {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** A token as it is stored. It is 256 random bits, so a plain hash can't be guessed back. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
