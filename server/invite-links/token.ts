import { randomBytes } from 'node:crypto';

/** What a new link ends with: 192 random bits in 32 characters. */
export function newLinkToken(): string {
  return randomBytes(24).toString('base64url');
}
