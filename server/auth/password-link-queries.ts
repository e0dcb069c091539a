import { LIMITS } from '#domain/limits.ts';
import type { Sql } from '../database/connect.ts';
import { lockUser } from '../database/directory-locks.ts';
import { siteLogStep } from '../events/record.ts';

/**
 * Makes a password link for a user, which replaces the previous one, and returns its end in milliseconds. `actor` is
 * null for the command line. Undefined: the user is gone or banned. The user is locked first, as in every write that
 * concerns signing in.
 */
export function openPasswordLink(sql: Sql, actor: number | null, user: number, tokenHash: Buffer) {
  return sql.begin(async (tx) => {
    await lockUser(tx, user);
    const [link] = await tx<{ expires_at: number }[]>`
      WITH done AS (
        INSERT INTO password_links AS l (user_id, token_hash, expires_at)
        SELECT id, ${tokenHash}, now_ms() + ${LIMITS.passwordLinkLasts}::bigint FROM users
        WHERE id = ${user} AND NOT banned
        ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, created_at = excluded.created_at,
          expires_at = excluded.expires_at
        RETURNING expires_at
      ), logged AS (
        ${siteLogStep('editUser', { actor, user, data: { fields: ['password_link'] } })}
      )
      SELECT expires_at FROM done`;
    return link;
  });
}

/** The user of an open link: not used, replaced or expired, and the user is not banned. */
export async function ownerOfLink(sql: Sql, tokenHash: Buffer) {
  const [owner] = await sql<{ id: number; username: string; email: string }[]>`
    SELECT u.id, u.username, u.email FROM password_links l JOIN users u ON u.id = l.user_id
    WHERE l.token_hash = ${tokenHash} AND l.expires_at > now_ms() AND NOT u.banned`;
  return owner;
}

/**
 * Redeems a link: sets the password, ends all sessions of the user, revokes their API tokens and forgets their devices.
 * False: the link is no longer open, so of two concurrent uses one succeeds. The user is locked by a separate statement,
 * so that the next one sees the sessions of concurrent sign-ins.
 */
export function redeemPasswordLink(sql: Sql, tokenHash: Buffer, passwordHash: string): Promise<boolean> {
  return sql.begin(async (tx) => {
    const [link] = await tx<{ user_id: number }[]>`
      SELECT user_id FROM password_links WHERE token_hash = ${tokenHash}`;
    if (!link) return false;
    await lockUser(tx, link.user_id);
    const done = await tx`
      WITH link AS (
        DELETE FROM password_links WHERE token_hash = ${tokenHash} AND expires_at > now_ms() RETURNING user_id
      ), done AS (
        UPDATE users u SET password_hash = ${passwordHash} FROM link
        WHERE u.id = link.user_id AND NOT u.banned
        RETURNING u.id
      ), ended AS (
        DELETE FROM sessions s USING done WHERE s.user_id = done.id
      ), revoked AS (
        DELETE FROM api_tokens t USING done WHERE t.user_id = done.id
      ), forgotten AS (
        DELETE FROM devices d USING done WHERE d.user_id = done.id
      ), logged AS (
        ${siteLogStep('editUser', { actor: tx`done.id`, user: tx`done.id`, data: { fields: ['password'] } })}
      )
      SELECT FROM done`;
    return done.length === 1;
  });
}

/** Deletes expired links. */
export async function sweepPasswordLinks(sql: Sql) {
  await sql`DELETE FROM password_links WHERE expires_at <= now_ms()`;
}
