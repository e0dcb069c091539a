import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import type { limitUser, listUsers, UserStanding } from '#contract/users.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { shownImage } from '../images/queries.ts';
import { siteLogLine } from '../log/record.ts';

type Standing = Omit<UserStanding, 'avatar_generated'>;

const standing = (sql: Sql | Transaction) =>
  sql`u.id, u.username, u.about, u.avatar_url, ${shownImage(sql, 'u', 'avatar')}, u.gender, u.limitations, u.site_admin, u.banned, u.created_at`;

/** Users whose name has this part, newest first. */
export function findUsers(sql: Sql, { name = '', limit, before }: QueryOf<typeof listUsers>) {
  return sql<Standing[]>`
    SELECT ${standing(sql)} FROM users u
    WHERE position(lower(${name}) IN lower(u.username)) > 0
      ${before === undefined ? sql`` : sql`AND u.id < ${before}`}
    ORDER BY u.id DESC LIMIT ${limit}`;
}

/**
 * Bans or limits a user, and answers how they then stand. A ban ends their sessions and their password link with it
 * (DECISIONS §8); the user is locked by a statement of its own, so that the next one sees the sessions of sign-ins waited
 * for. Unchanged values change nothing. Undefined: there is no such user.
 */
export function updateStanding(sql: Sql, actor: number, id: number, change: BodyOf<typeof limitUser>) {
  return sql.begin(async (tx) => {
    const [before] = await tx<Standing[]>`
      SELECT ${standing(tx)} FROM users u WHERE u.id = ${id} FOR NO KEY UPDATE`;
    if (!before) return undefined;
    const { banned = before.banned, limitations = before.limitations } = change;
    const acts = {
      ...(banned !== before.banned && { banned: [before.banned, banned] }),
      ...(limitations !== before.limitations && { limitations: [before.limitations, limitations] }),
    };
    await tx`
      WITH done AS (
        UPDATE users SET banned = ${banned}, limitations = ${limitations}
        WHERE id = ${id} AND (banned, limitations) <> (${banned}, ${limitations})
        RETURNING id, banned
      ), no_sessions AS (
        DELETE FROM sessions s USING done WHERE s.user_id = done.id AND done.banned
      ), no_link AS (
        DELETE FROM password_links l USING done WHERE l.user_id = done.id AND done.banned
      ), logged AS (
        ${siteLogLine(tx, 'editUser', { actor, user: id, data: { acts } })}
      )
      SELECT FROM done`;
    return { ...before, banned, limitations };
  });
}
