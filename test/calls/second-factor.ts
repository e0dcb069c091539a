import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODE, WAITING_TOKEN } from '#contract/example.ts';
import { recoveryHash } from '../../server/core/auth/one-time-codes.ts';
import { storePendingSignIn } from '../../server/core/auth/pending-sign-in-queries.ts';
import { confirmPending, storePending } from '../../server/core/auth/second-factor-queries.ts';
import { encryptSecret } from '../../server/core/auth/secret-box.ts';
import { NO_ORIGIN } from '../../server/core/auth/security-event-queries.ts';
import { hashOf } from '../../server/core/auth/tokens.ts';
import type { TestApp, TestUser } from '../test-app.ts';

/** The secret of every second factor of the examples. */
const SECRET = Buffer.alloc(20, 7);

/** A code of the app at this moment, or at another one. */
export const codeNow = (at = Date.now(), secret = SECRET): string =>
  new TOTP({ secret: new Secret({ buffer: new Uint8Array(secret).buffer }) }).generate({ timestamp: at });

/** Begins to set up the second factor of a user. */
export async function beginFactorOf({ sql }: TestApp, { id }: TestUser): Promise<Buffer> {
  const pending = await encryptSecret({ sql, settings: {} }, id, SECRET);
  await storePending(sql, id, pending);
  return pending;
}

/** Switches the second factor of a user on, without a code that counts as used. */
export async function giveFactor(testApp: TestApp, person: TestUser): Promise<void> {
  const pending = await beginFactorOf(testApp, person);
  const codes = [recoveryHash(RECOVERY_CODE)];
  const on = { user: person.id, pending, step: 0, codes, origin: NO_ORIGIN };
  await confirmPending(testApp.sql, { mail: undefined }, on);
}

/** Stores a sign-in of a user that waits for the second factor. */
export async function beginSignIn({ sql }: TestApp, { id }: TestUser): Promise<void> {
  const [user] = await sql<{ password_hash: string }[]>`SELECT password_hash FROM users WHERE id = ${id}`;
  await sql`DELETE FROM pending_sign_ins WHERE token_hash = ${hashOf(WAITING_TOKEN)}`;
  await storePendingSignIn(sql, hashOf(WAITING_TOKEN), {
    user_id: id,
    password_hash: user?.password_hash ?? '',
    choices: { remember: false, remember_forever: false },
  });
}
