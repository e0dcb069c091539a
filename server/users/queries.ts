import type { User } from '#contract/users.ts';
import type { InterfaceLanguage } from '#domain/languages/interface-languages.ts';
import { isReserved } from '../auth/former-name-queries.ts';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { lockSecretCode } from '../database/directory-locks.ts';
import { siteLogStep } from '../events/record.ts';
import { invalid } from '../http/failures.ts';
import { SHOWN_IMAGE } from '../image-store/queries.ts';
import { invitationOf } from '../invite-links/queries.ts';
import { queueMail } from '../mail/outbox-queries.ts';
import type { Settings } from '../settings/settings.ts';

type StoredUser = Omit<User, 'avatar_generated' | 'projects'>;
type Draft = {
  username: string;
  email: string;
  password_hash: string;
  /** Undefined if the service asks for none; the same of `invitation`, the token of an invitation link. */
  secret_code: string | undefined;
  invitation?: string | undefined;
  language?: InterfaceLanguage | undefined;
};

/** Which of code and invitation doesn't admit a user now; undefined if nothing is asked for, or it does. */
export async function whyNotAdmitted(
  sql: Sql | Transaction,
  { secret_code, invitation }: Pick<Draft, 'secret_code' | 'invitation'>,
): Promise<'secret_code' | 'invitation' | undefined> {
  if (invitation !== undefined) {
    const link = await invitationOf(sql, invitation, null);
    return link && link.problem === undefined ? undefined : 'invitation';
  }
  if (secret_code === undefined) return undefined;
  const found = await sql`
    SELECT FROM secret_codes WHERE phrase = ${secret_code} AND amount > 0 AND last_until >= now_ms()`;
  return found.length > 0 ? undefined : 'secret_code';
}

/**
 * Creates an account and uses its secret code, both or neither. Throws 400 if the name was a deleted user's, which is known once a
 * user who had it until now has been waited for. Undefined if the code is wrong, used up or expired, or the invitation is no longer
 * open. Where the service asks for no codes, one makes the first account alone (accounts.25). The
 * first account is the site administrator (accounts.7). `further` adds to the transaction.
 */
export function registerUser(
  sql: Sql,
  settings: Pick<Settings, 'mail' | 'signUp'>,
  { username, email, password_hash, secret_code, invitation, language }: Draft,
  further?: (tx: Transaction, user: number) => Promise<void>,
) {
  return sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.firstUser}) WHERE NOT EXISTS (SELECT FROM users)`;
    if (secret_code !== undefined) await lockSecretCode(tx, secret_code);
    else if (await whyNotAdmitted(tx, { secret_code, invitation })) return undefined;
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
        ${siteLogStep('createUser', { actor: tx`done.id`, user: tx`done.id` })}
      )
      SELECT * FROM done`;
    if (!user) return undefined;
    if (await isReserved(tx, username)) throw invalid('username', 'notUnique');
    await further?.(tx, user.id);
    await queueMail(tx, settings, { kind: 'confirmEmail', user: user.id });
    return user;
  });
}

/** A user by id or name, unless they were deleted. */
export async function findUser(sql: Sql, user: number | string) {
  const [found] = await sql<StoredUser[]>`
    SELECT u.id, u.username, u.about, u.avatar_url, ${SHOWN_IMAGE.avatar}, u.gender, u.created_at FROM users u
    WHERE ${typeof user === 'number' ? sql`id = ${user}` : sql`lower(username) = ${user}`} AND deleted_at IS NULL`;
  return found;
}
