import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { lockUser } from '../../platform/database/directory-locks.ts';
import { queueMail } from '../../platform/mail/mail-queries.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { BANNED } from '../content/ban-queries.ts';
import { appendAudit } from '../events/audit-queries.ts';
import { siteLogStep } from '../events/record.ts';
import { NO_ORIGIN, type Origin, securityEventStep } from './security-event-queries.ts';

/**
 * Makes a password link for a user, which replaces all previous ones, and returns its end in milliseconds. `actor` is
 * null for the command line. Undefined: the user is gone or banned. The user is locked first, as in every write that
 * concerns signing in.
 */
export function openPasswordLink(sql: Sql, actor: number | null, user: number, tokenHash: Buffer) {
  return sql.begin(async (tx) => {
    await lockUser(tx, user);
    // A banned user has none.
    await tx`DELETE FROM password_links WHERE user_id = ${user}`;
    const [link] = await tx<{ expires_at: number }[]>`
      WITH done AS (
        INSERT INTO password_links AS l (user_id, token_hash, expires_at)
        SELECT id, ${tokenHash}, now_ms() + ${LIMITS.passwordLinkLasts}::bigint FROM users
        WHERE id = ${user} AND NOT ${BANNED}
        RETURNING expires_at
      ), logged AS (
        ${siteLogStep('editUser', { actor, user, data: { fields: ['password_link'] } })}
      ), told AS (
        ${securityEventStep('passwordLink', { user, origin: NO_ORIGIN })}
      )
      SELECT expires_at FROM done`;
    if (link) await appendAudit(tx, { kind: 'passwordLink', actor, user });
    return link;
  });
}

/**
 * Makes a password link that is sent to a user's address (accounts.21). It replaces none, so that nobody can take a link from a user
 * by asking for another one. False: the user is gone or banned, has another address by now, or has enough open links.
 */
export function openResetLink(
  sql: Sql,
  { id, email }: { id: number; email: string },
  tokenHash: Buffer,
): Promise<boolean> {
  return sql.begin(async (tx) => {
    await lockUser(tx, id);
    const links = await tx`
      INSERT INTO password_links AS l (user_id, token_hash, expires_at)
      SELECT id, ${tokenHash}, now_ms() + ${SERVICE_LIMITS.resetLinkLasts}::bigint FROM users
      WHERE id = ${id} AND email = ${email} AND NOT ${BANNED} AND ${SERVICE_LIMITS.resetLinks}::int > (
        SELECT count(*) FROM password_links WHERE user_id = ${id} AND expires_at > now_ms())
      RETURNING token_hash`;
    return links.length === 1;
  });
}

/** Closes a link that nobody got. */
export async function closeLink(sql: Sql, tokenHash: Buffer): Promise<void> {
  await sql`DELETE FROM password_links WHERE token_hash = ${tokenHash}`;
}

/** The user of an open link: not used, replaced or expired, and the user is not banned. */
export async function ownerOfLink(sql: Sql, tokenHash: Buffer) {
  const [owner] = await sql<{ id: number; username: string; email: string }[]>`
    SELECT u.id, u.username, u.email FROM password_links l JOIN users u ON u.id = l.user_id
    WHERE l.token_hash = ${tokenHash} AND l.expires_at > now_ms() AND NOT ${BANNED}`;
  return owner;
}

/**
 * Redeems a link: sets the password, closes the user's other links, ends all sessions of the user, revokes their API tokens and
 * forgets their devices. False: the link is no longer open, so of two concurrent uses one succeeds. The user is locked by a
 * separate statement, so that the next one sees the sessions of concurrent sign-ins.
 */
export function redeemPasswordLink(
  sql: Sql,
  settings: Pick<Settings, 'mail'>,
  { tokenHash, passwordHash, origin }: { tokenHash: Buffer; passwordHash: string; origin: Origin },
): Promise<boolean> {
  return sql.begin(async (tx) => {
    const [link] = await tx<{ user_id: number }[]>`
      SELECT user_id FROM password_links WHERE token_hash = ${tokenHash}`;
    if (!link) return false;
    await lockUser(tx, link.user_id);
    const result = await tx`
      WITH link AS (
        DELETE FROM password_links WHERE token_hash = ${tokenHash} AND expires_at > now_ms() RETURNING user_id
      ), done AS (
        UPDATE users u SET password_hash = ${passwordHash} FROM link
        WHERE u.id = link.user_id AND NOT ${BANNED}
        RETURNING u.id
      ), others AS (
        DELETE FROM password_links l USING done WHERE l.user_id = done.id AND l.token_hash <> ${tokenHash}
      ), ended AS (
        DELETE FROM sessions s USING done WHERE s.user_id = done.id
      ), revoked AS (
        DELETE FROM api_tokens t USING done WHERE t.user_id = done.id
      ), forgotten AS (
        DELETE FROM devices d USING done WHERE d.user_id = done.id
      ), logged AS (
        ${siteLogStep('editUser', { actor: tx`done.id`, user: tx`done.id`, data: { fields: ['password'] } })}
      ), told AS (
        ${securityEventStep('passwordReset', { user: tx`done.id`, origin })}
      )
      SELECT FROM done`;
    if (result.length === 1) await queueMail(tx, settings, { kind: 'passwordChanged', user: link.user_id });
    return result.length === 1;
  });
}

/** Deletes expired links. */
export async function sweepPasswordLinks(sql: Sql) {
  await sql`DELETE FROM password_links WHERE expires_at <= now_ms()`;
}
