import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { LIMITS } from '#domain/core/limits.ts';
import { hashOf } from './tokens.ts';

/**
 * The prefix of tokens. By it and the checksum at the end, a token that was published by mistake can be found
 * (tokens.4).
 */
const PREFIX = 'dgm_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The lengths of 256 bits and 32 bits in base 62. */
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;

const FORM = new RegExp(`^${PREFIX}([${DIGITS}]{${SECRET_LENGTH}})([${DIGITS}]{${CHECKSUM_LENGTH}})$`);

/** A new token, its hash, and its shown beginning. */
export function newApiToken() {
  const secret = inDigits(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET_LENGTH);
  const token = `${PREFIX}${secret}${checksumOf(secret)}`;
  return { token, hash: hashOf(token), start: token.slice(0, LIMITS.apiTokenShown) };
}

/** Whether a text has the form of a token, so that other texts cause no query. */
export function isApiToken(text: string): boolean {
  const [, secret = '', checksum] = FORM.exec(text) ?? [];
  return checksum !== undefined && checksumOf(secret) === checksum;
}

const checksumOf = (secret: string) => inDigits(BigInt(crc32(secret)), CHECKSUM_LENGTH);

function inDigits(value: bigint, length: number): string {
  const base = BigInt(DIGITS.length);
  let rest = value;
  return Array.from({ length }, () => {
    const digit = DIGITS[Number(rest % base)];
    rest /= base;
    return digit;
  })
    .reverse()
    .join('');
}
