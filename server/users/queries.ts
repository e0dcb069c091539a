import type { User } from '#contract/users.ts';
import type { InterfaceLanguage } from '#domain/languages/interface-languages.ts';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import type { Sql } from '../database/connect.ts';
import { lockSecretCode } from '../database/directory-locks.ts';
import { siteLogStep } from '../events/record.ts';
import { SHOWN_IMAGE } from '../image-store/queries.ts';
import { queueMail } from '../mail/outbox-queries.ts';
import type { Settings } from '../settings/settings.ts';

type StoredUser = Omit<User, 'avatar_generated' | 'projects'>;
type Draft = {
  username: string;
  email: string;
  password_hash: string;
  secret_code: string;
  language?: InterfaceLanguage | undefined;
};

/** Whether this code is still valid. */
export async function isOpenCode(sql: Sql, phrase: string): Promise<boolean> {
  const found = await sql`
    SELECT FROM secret_codes WHERE phrase = ${phrase} AND amount > 0 AND last_until >= now_ms()`;
  return found.length > 0;
}

/**
 * Creates an account and uses its secret code, both or neither. Undefined if the code is wrong, used up or expired. The
 * first account is the site administrator (accounts.7).
 */
export function registerUser(
  sql: Sql,
  settings: Pick<Settings, 'mail'>,
  { username, email, password_hash, secret_code, language }: Draft,
) {
  return sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.firstUser}) WHERE NOT EXISTS (SELECT FROM users)`;
    await lockSecretCode(tx, secret_code);
    const [user] = await tx<StoredUser[]>`
      WITH code AS (
        UPDATE secret_codes SET amount = amount - 1
        WHERE phrase = ${secret_code} AND amount > 0 AND last_until >= now_ms()
        RETURNING id
      ), done AS (
        INSERT INTO users (username, email, password_hash, site_admin, language)
        SELECT ${username}, ${email}, ${password_hash}, NOT EXISTS (SELECT FROM users), ${language ?? null} FROM code
        RETURNING id, username, about, avatar_url, NULL AS avatar_image, gender, created_at
      ), logged AS (
        ${siteLogStep('createUser', { actor: tx`done.id`, user: tx`done.id` })}
      )
      SELECT * FROM done`;
    if (user) await queueMail(tx, settings, { kind: 'confirmEmail', user: user.id });
    return user;
  });
}

export async function findUser(sql: Sql, user: number | string) {
  const [found] = await sql<StoredUser[]>`
    SELECT u.id, u.username, u.about, u.avatar_url, ${SHOWN_IMAGE.avatar}, u.gender, u.created_at FROM users u
    WHERE ${typeof user === 'number' ? sql`id = ${user}` : sql`lower(username) = ${user}`}`;
  return found;
}
