import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import type { listUsers, restrictUser, UserAccess } from '#contract/users.ts';
import type { FieldChanges } from '#domain/events/changes.ts';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { lockUser } from '../database/directory-locks.ts';
import { siteLogStep } from '../events/record.ts';
import { SHOWN_IMAGE } from '../image-store/queries.ts';

type AccessRow = Omit<UserAccess, 'avatar_generated'>;

const accessColumns = (sql: Sql | Transaction) =>
  sql`u.id, u.username, u.about, u.avatar_url, ${SHOWN_IMAGE.avatar}, u.gender, u.limitations, u.site_admin, u.banned, u.created_at`;

/** Users whose name contains a text, newest first. */
export function findUsers(sql: Sql | Transaction, { name = '', limit, before }: QueryOf<typeof listUsers>) {
  return sql<AccessRow[]>`
    SELECT ${accessColumns(sql)} FROM users u
    WHERE position(lower(${name}) IN lower(u.username)) > 0 AND u.deleted_at IS NULL
      ${before === undefined ? sql`` : sql`AND u.id < ${before}`}
    ORDER BY u.id DESC LIMIT ${limit}`;
}

/**
 * Whether `actor` is still a site administrator, and the number of other site administrators besides `user` who are not
 * banned.
 */
async function otherAdmins(tx: Transaction, user: number, actor: number | null) {
  const [admins] = await tx<{ isActor: boolean; others: number }[]>`
    SELECT coalesce(bool_or(id = ${actor}), false) AS "isActor", count(*) FILTER (WHERE id <> ${user}) AS others
    FROM users WHERE site_admin AND NOT banned`;
  return { isActor: actor === null || admins?.isActor === true, others: admins?.others ?? 0 };
}

/**
 * Why the access of a user is not changed: the user is unknown or banned, the actor is no longer a site administrator,
 * or this is the last one.
 */
export type AccessRefusal = 'gone' | 'notAdmin' | 'last' | 'banned';

/**
 * Bans or restricts a user, grants or revokes the right of a site administrator, and returns the user's access
 * afterwards. A ban ends their sessions, API tokens and password link (users.11); the user is locked by a separate
 * statement, so that the next one sees the sessions of concurrent sign-ins. One site administrator who is not banned
 * always remains. Without a change nothing is written. `actor` is null for the command line.
 */
export function updateAccess(
  sql: Sql,
  actor: number | null,
  id: number,
  change: BodyOf<typeof restrictUser>,
): Promise<AccessRow | AccessRefusal> {
  return sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.userAccess})`;
    await lockUser(tx, id);
    const [before] = await tx<AccessRow[]>`
      SELECT ${accessColumns(tx)} FROM users u WHERE u.id = ${id} AND u.deleted_at IS NULL`;
    if (!before) return 'gone';
    const {
      banned = before.banned,
      limitations = before.limitations,
      site_admin = before.site_admin,
    } = change;
    const admins = await otherAdmins(tx, id, actor);
    if (!admins.isActor) return 'notAdmin';
    if (banned && site_admin && !before.site_admin) return 'banned';
    const wasOne = before.site_admin && !before.banned;
    if (wasOne && (banned || !site_admin) && admins.others === 0) return 'last';
    const acts: FieldChanges = {
      ...(banned !== before.banned && { banned: [before.banned, banned] }),
      ...(limitations !== before.limitations && { limitations: [before.limitations, limitations] }),
      ...(site_admin !== before.site_admin && { site_admin: [before.site_admin, site_admin] }),
    };
    await tx`
      WITH done AS (
        UPDATE users SET banned = ${banned}, limitations = ${limitations}, site_admin = ${site_admin}
        WHERE id = ${id} AND (banned, limitations, site_admin) <> (${banned}, ${limitations}, ${site_admin})
        RETURNING id, banned
      ), no_sessions AS (
        DELETE FROM sessions s USING done WHERE s.user_id = done.id AND done.banned
      ), no_tokens AS (
        DELETE FROM api_tokens t USING done WHERE t.user_id = done.id AND done.banned
      ), no_link AS (
        DELETE FROM password_links l USING done WHERE l.user_id = done.id AND done.banned
      ), logged AS (
        ${siteLogStep('editUser', { actor, user: id, data: { acts } })}
      )
      SELECT FROM done`;
    return { ...before, banned, limitations, site_admin };
  });
}

/** The site administrators by name; banned ones are marked. */
export async function siteAdminNames(sql: Sql): Promise<string[]> {
  const rows = await sql<{ username: string; banned: boolean }[]>`
    SELECT username, banned FROM users WHERE site_admin ORDER BY username`;
  return rows.map(({ username, banned }) => (banned ? `${username} (banned)` : username));
}
