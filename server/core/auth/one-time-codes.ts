import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { hashOf } from './tokens.ts';

/** The bytes of a secret, as RFC 4226 recommends; and seconds of a time step. */
const SECRET_BYTES = 20;
const PERIOD = 30;
/** How many steps before and after the present one are accepted: clocks of phones differ. */
const WINDOW = 1;

/** Letters and digits that nobody mixes up: 16 of them have 80 bits, so that their hashes can't be reversed by guessing. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const RECOVERY_LENGTH = 16;

const APP_CODE = /^\d{6}$/;
/** A code without what may be typed between its characters. */
const bare = (typed: string) => typed.replaceAll(/[\s-]/g, '');

const totpOf = (secret: Buffer, label = '') =>
  new TOTP({
    issuer: 'Dragoman',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

export const newSecret = () => randomBytes(SECRET_BYTES);

/** The secret as it is typed into an app, and as its address, which the QR code has. */
export function shownSecret(secret: Buffer, label: string): { secret: string; uri: string } {
  const totp = totpOf(secret, label);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The time step of a code as it is typed, if it is right now; undefined for a wrong one (security.6). */
export function stepOf(secret: Buffer, typed: string, now: number): number | undefined {
  const code = bare(typed);
  // The library throws for other characters.
  if (!APP_CODE.test(code)) return undefined;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD) + delta;
}

/** New recovery codes, as they are shown: `abcd-efgh-jkmn-pqrs`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: SERVICE_LIMITS.recoveryCodes }, newRecoveryCode);

function newRecoveryCode(): string {
  const letters = [...randomBytes(RECOVERY_LENGTH)].map((byte) => LETTERS[byte % 32]).join('');
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}

/** What is stored of a recovery code, however it is typed. */
export const recoveryHash = (code: string) => hashOf(bare(code.toLowerCase()));

/** What was typed: a code of an app, a recovery code, or neither. */
export function kindOfCode(typed: string): 'app' | 'recovery' | undefined {
  const code = bare(typed);
  if (APP_CODE.test(code)) return 'app';
  return code.length === RECOVERY_LENGTH ? 'recovery' : undefined;
}
