import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { BANNED } from '../../core/content/ban-queries.ts';
import { siteLogStep } from '../../core/events/record.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { lockUser } from '../../platform/database/directory-locks.ts';

/**
 * Makes a link by which a user confirms their present address, and returns the address; the user's former links stop working.
 * Undefined: they have confirmed it already, or are gone or banned; or the address has got a link within the last minute, so that
 * nobody can have it flooded.
 */
export function openEmailLink(sql: Sql, user: number, tokenHash: Buffer): Promise<string | undefined> {
  return sql.begin(async (tx) => {
    await lockUser(tx, user);
    const recent = await tx`
      SELECT FROM email_links l JOIN users u ON u.id = l.user_id AND u.email = l.email
      WHERE l.user_id = ${user} AND l.expires_at > now_ms() + ${SERVICE_LIMITS.emailLinkLasts - SERVICE_LIMITS.emailLinkEvery}::bigint`;
    if (recent.length > 0) return undefined;
    await tx`DELETE FROM email_links WHERE user_id = ${user}`;
    const [link] = await tx<{ email: string }[]>`
      INSERT INTO email_links AS l (token_hash, user_id, email, expires_at)
      SELECT ${tokenHash}, id, email, now_ms() + ${SERVICE_LIMITS.emailLinkLasts}::bigint FROM users
      WHERE id = ${user} AND NOT ${BANNED} AND email_confirmed_at IS NULL
      RETURNING email`;
    return link?.email;
  });
}

/**
 * Confirms the address that a link was sent to, and returns its user. Undefined: the link is not open any more, or the user has
 * another address by now.
 */
export function redeemEmailLink(sql: Sql, tokenHash: Buffer): Promise<number | undefined> {
  return sql.begin(async (tx) => {
    const [link] = await tx<{ user_id: number }[]>`
      SELECT user_id FROM email_links WHERE token_hash = ${tokenHash}`;
    if (!link) return undefined;
    await lockUser(tx, link.user_id);
    const [confirmed] = await tx<{ id: number }[]>`
      WITH link AS (
        DELETE FROM email_links WHERE token_hash = ${tokenHash} RETURNING user_id, email, expires_at
      ), done AS (
        UPDATE users u SET email_confirmed_at = now_ms() FROM link
        WHERE u.id = link.user_id AND u.email = link.email AND link.expires_at > now_ms() AND NOT ${BANNED}
        RETURNING u.id
      ), logged AS (
        ${siteLogStep('editUser', { actor: tx`done.id`, user: tx`done.id`, data: { fields: ['email_confirmed'] } })}
      )
      SELECT id FROM done`;
    return confirmed?.id;
  });
}

/** Deletes a link that nobody got. */
export async function closeEmailLink(sql: Sql, tokenHash: Buffer): Promise<void> {
  await sql`DELETE FROM email_links WHERE token_hash = ${tokenHash}`;
}

/** Deletes expired links. */
export async function sweepEmailLinks(sql: Sql): Promise<void> {
  await sql`DELETE FROM email_links WHERE expires_at <= now_ms()`;
}
