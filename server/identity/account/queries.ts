import { LIMITS } from '#domain/core/limits.ts';
import { type Origin, securityEventStep } from '../../core/auth/security-event-queries.ts';
import { lifetimeColumns, type SessionLifetime } from '../../core/auth/session-queries.ts';
import { BANNED } from '../../core/content/ban-queries.ts';
import { siteLogStep } from '../../core/events/record.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { lockUser } from '../../platform/database/directory-locks.ts';
import { queueMail } from '../../platform/mail/mail-queries.ts';
import type { Settings } from '../../platform/settings/settings.ts';

type NewPassword = {
  user: number;
  before: string;
  after: string;
  /** The session's token, and the one that replaces it. */
  tokenHash: Buffer;
  newTokenHash: Buffer;
  /** The device of the request. */
  deviceHash: Buffer | undefined;
  origin: Origin;
};

/**
 * Replaces the password whose hash is `before`. All other sessions end, this one gets a new token (accounts.15), all
 * other devices are forgotten, and an open password link becomes invalid. Undefined: the password was changed
 * meanwhile, or this session has ended. The user is locked by a separate statement, so that the next one sees the
 * sessions of concurrent sign-ins.
 */
export function updatePassword(
  sql: Sql,
  settings: Pick<Settings, 'mail'>,
  { user, before, after, tokenHash, newTokenHash, deviceHash, origin }: NewPassword,
) {
  return sql.begin(async (tx) => {
    await lockUser(tx, user);
    const [session] = await tx<SessionLifetime[]>`
      WITH kept AS (
        SELECT s.token_hash, now_ms() AS now FROM sessions s JOIN users u ON u.id = s.user_id
        WHERE s.token_hash = ${tokenHash} AND s.user_id = ${user} AND s.expires_at > now_ms()
          AND u.password_hash = ${before} AND NOT ${BANNED}
      ), done AS (
        UPDATE users SET password_hash = ${after} FROM kept WHERE id = ${user} RETURNING id
      ), others AS (
        DELETE FROM sessions s USING kept WHERE s.user_id = ${user} AND s.token_hash <> kept.token_hash
      ), forgotten AS (
        DELETE FROM devices d USING done
        WHERE d.user_id = done.id AND d.token_hash IS DISTINCT FROM ${deviceHash ?? null}::bytea
      ), links AS (
        DELETE FROM password_links l USING done WHERE l.user_id = done.id
      ), logged AS (
        ${siteLogStep('editUser', { actor: user, user, data: { fields: ['own_password'] } })}
      ), told AS (
        ${securityEventStep('passwordChanged', { user, origin })}
      )
      UPDATE sessions s SET token_hash = ${newTokenHash} FROM kept WHERE s.token_hash = kept.token_hash
      RETURNING ${lifetimeColumns(tx, tx`kept.now`)}`;
    if (session) await queueMail(tx, settings, { kind: 'passwordChanged', user });
    return session;
  });
}

/**
 * Changes the email address, if the checked password is still the current one, and returns whether it is confirmed; otherwise
 * undefined. Links that were sent to the former address stop working, and if that was confirmed, it gets an email. The same address
 * changes nothing. Throws the unique violation if another user has it.
 */
export function updateEmail(
  sql: Sql,
  settings: Pick<Settings, 'mail'>,
  {
    user,
    passwordHash,
    email,
    origin,
  }: { user: number; passwordHash: string; email: string; origin: Origin },
): Promise<{ isConfirmed: boolean } | undefined> {
  return sql.begin(async (tx) => {
    await lockUser(tx, user);
    const [person] = await tx<{ former: string; wasConfirmed: boolean; isChanged: boolean }[]>`
      WITH person AS (
        SELECT id, email, email_confirmed_at IS NOT NULL AS confirmed FROM users
        WHERE id = ${user} AND password_hash = ${passwordHash} AND NOT ${BANNED}
      ), done AS (
        UPDATE users u SET email = ${email}, email_confirmed_at = NULL
        FROM person WHERE u.id = person.id AND person.email <> ${email}
        RETURNING u.id
      ), links AS (
        DELETE FROM password_links l USING done WHERE l.user_id = done.id
      ), logged AS (
        ${siteLogStep('editUser', { actor: user, user, data: { fields: ['email'] } })}
      ), told AS (
        ${securityEventStep('emailChanged', { user, origin })}
      )
      SELECT email AS former, confirmed AS "wasConfirmed", email <> ${email} AS "isChanged" FROM person`;
    if (!person) return undefined;
    const { former, wasConfirmed, isChanged } = person;
    if (!isChanged) return { isConfirmed: wasConfirmed };
    if (wasConfirmed)
      await queueMail(tx, settings, { kind: 'emailChanged', user, address: former, data: { email } });
    await queueMail(tx, settings, { kind: 'confirmEmail', user });
    return { isConfirmed: false };
  });
}

type StoredSession = {
  id: number;
  created_at: number;
  seen_at: number;
  expires_at: number;
  address: string;
  user_agent: string;
  is_current: boolean;
};

/** A user's open sessions: this one first, then by last use. */
export function sessionsOf(sql: Sql, user: number, tokenHash: Buffer | undefined) {
  return sql<StoredSession[]>`
    SELECT id, created_at, seen_at, expires_at, address, user_agent,
      token_hash = ${tokenHash ?? null}::bytea AS is_current
    FROM sessions WHERE user_id = ${user} AND expires_at > now_ms()
    ORDER BY is_current DESC, seen_at DESC, id DESC LIMIT ${LIMITS.sessionsShown}`;
}

/** Ends one of a user's sessions and returns its token hash; undefined if they have no such session. */
export async function deleteSession(sql: Sql, user: number, id: number): Promise<Buffer | undefined> {
  const [ended] = await sql<{ token_hash: Buffer }[]>`
    DELETE FROM sessions WHERE user_id = ${user} AND id = ${id} RETURNING token_hash`;
  return ended?.token_hash;
}

/** Ends all sessions of a user except the one with this token. */
export async function deleteOtherSessions(sql: Sql, user: number, tokenHash: Buffer) {
  await sql`DELETE FROM sessions WHERE user_id = ${user} AND token_hash <> ${tokenHash}`;
}
