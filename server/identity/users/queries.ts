import type { User } from '#contract/identity/users.ts';
import type { InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import { isReserved } from '../../core/auth/former-name-queries.ts';
import { siteLogStep } from '../../core/events/record.ts';
import { SHOWN_IMAGE } from '../../core/image-store/queries.ts';
import { ADVISORY_LOCKS } from '../../platform/database/advisory-locks.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { lockSecretCode } from '../../platform/database/directory-locks.ts';
import { invalid } from '../../platform/http/failures.ts';
import { queueMail } from '../../platform/mail/mail-queries.ts';
import type { Settings } from '../../platform/settings/settings.ts';

type StoredUser = Omit<User, 'avatar_generated' | 'projects'>;
export type Draft = {
  username: string;
  email: string;
  password_hash: string;
  /** Undefined if nothing is asked for, or an invitation link admits. */
  secret_code?: string | undefined;
  language?: InterfaceLanguage | undefined;
};

/** Whether a secret code admits somebody now (accounts.5). */
export async function isOpenCode(sql: Sql | Transaction, phrase: string): Promise<boolean> {
  const rows = await sql`
    SELECT FROM secret_codes WHERE phrase = ${phrase} AND amount > 0 AND last_until >= now_ms()`;
  return rows.length > 0;
}

/**
 * Creates an account and uses its secret code, both or neither. Throws 400 if the name was a deleted user's; that is
 * asked after waiting for a user who gives the name up at this moment. Undefined if the code is wrong, used up or
 * expired. Where the service asks for no codes, a code makes only the first account (accounts.25). The first account is
 * the site administrator (accounts.7). `by` names the project whose invitation link admits the user.
 */
export async function insertUser(
  tx: Transaction,
  settings: Pick<Settings, 'mail' | 'signUp'>,
  { username, email, password_hash, secret_code, language }: Draft,
  by?: { name: string },
) {
  await tx`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.firstUser}) WHERE NOT EXISTS (SELECT FROM users)`;
  if (secret_code !== undefined) await lockSecretCode(tx, secret_code);
  const admitted = secret_code === undefined ? tx`(SELECT) AS anyone` : tx`code`;
  const [user] = await tx<StoredUser[]>`
    WITH code AS (
      UPDATE secret_codes SET amount = amount - 1
      WHERE phrase = ${secret_code ?? null} AND amount > 0 AND last_until >= now_ms()
        AND (${settings.signUp === 'code'} OR NOT EXISTS (SELECT FROM users))
      RETURNING id
    ), done AS (
      INSERT INTO users (username, email, password_hash, site_admin, language)
      SELECT ${username}, ${email}, ${password_hash}, NOT EXISTS (SELECT FROM users), ${language ?? null} FROM ${admitted}
      RETURNING id, username, about, avatar_url, NULL AS avatar_image, gender, created_at
    ), logged AS (
      ${siteLogStep('createUser', { actor: tx`done.id`, user: tx`done.id`, data: by ? { n: by.name } : {} })}
    )
    SELECT * FROM done`;
  if (!user) return undefined;
  if (await isReserved(tx, username)) throw invalid('username', 'notUnique');
  await queueMail(tx, settings, { kind: 'confirmEmail', user: user.id });
  return user;
}

/** A user by id or name, unless they were deleted. */
export async function findUser(sql: Sql, user: number | string) {
  const [row] = await sql<StoredUser[]>`
    SELECT u.id, u.username, u.about, u.avatar_url, ${SHOWN_IMAGE.avatar}, u.gender, u.created_at FROM users u
    WHERE ${typeof user === 'number' ? sql`id = ${user}` : sql`lower(username) = ${user}`} AND deleted_at IS NULL`;
  return row;
}
