import { randomBytes } from 'node:crypto';

/** The token of a new link: 192 random bits in 32 characters. */
export function newLinkToken(): string {
  return randomBytes(24).toString('base64url');
}
