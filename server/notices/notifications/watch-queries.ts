import type { Watch } from '#contract/notices/notifications.ts';
import { NOTIFICATION_LIMITS } from '#domain/notices/notifications/limits.ts';
import { seesContentSql } from '../../core/content/visible-project-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { fragment } from '../../platform/database/fragment.ts';

/** What is watched in a project: the project, if both are 0. */
export type WatchKey = { section: number; string: number };

export const WHOLE_PROJECT: WatchKey = { section: 0, string: 0 };

/** A user and what the service lets them watch, from the time of an event on. */
export type AutomaticWatch = WatchKey & { user: number; at: number };

/** Lets users watch what they joined or wrote in, unless they decided about it (notifications.7). */
export async function watchAutomatically(
  tx: Transaction,
  project: number,
  watches: readonly AutomaticWatch[],
): Promise<void> {
  if (watches.length === 0) return;
  await tx`
    INSERT INTO watches (user_id, project_id, section_id, string_id, is_watched, is_automatic, at)
    SELECT user_id, ${project}::bigint, section_id, string_id, true, true, at
    FROM unnest(${watches.map(({ user }) => user)}::bigint[], ${watches.map(({ section }) => section)}::bigint[],
      ${watches.map(({ string }) => string)}::bigint[], ${watches.map(({ at }) => at)}::bigint[])
      AS made (user_id, section_id, string_id, at)
    ON CONFLICT DO NOTHING`;
  const users = [...new Set(watches.filter(({ string }) => string > 0).map(({ user }) => user))];
  if (users.length > 0) await dropOldest(tx, users);
}

/** Ends the watches of users beyond the limit of strings, the oldest first (notifications.8). */
async function dropOldest(sql: Sql | Transaction, users: readonly number[]): Promise<void> {
  await sql`
    DELETE FROM watches WHERE id IN (
      SELECT old.id FROM unnest(${[...users]}::bigint[]) AS of_user (id), LATERAL (
        SELECT w.id FROM watches w WHERE w.user_id = of_user.id AND w.string_id > 0
        ORDER BY w.id DESC OFFSET ${NOTIFICATION_LIMITS.stringsWatched}
      ) old)`;
}

/** Ends the watches of projects that users left, unless they chose them (notifications.7). */
export async function endAutomaticWatches(
  tx: Transaction,
  project: number,
  users: readonly number[],
): Promise<void> {
  if (users.length === 0) return;
  await tx`
    DELETE FROM watches WHERE project_id = ${project} AND section_id = 0 AND string_id = 0
      AND user_id = ANY (${[...users]}::bigint[]) AND is_automatic`;
}

/** Stores what a user decides (notifications.6). */
export async function storeWatch(
  sql: Sql,
  project: number,
  user: number,
  { section, string }: WatchKey,
  isWatched: boolean,
): Promise<void> {
  await sql`
    INSERT INTO watches AS w (user_id, project_id, section_id, string_id, is_watched, is_automatic)
    VALUES (${user}, ${project}, ${section}, ${string}, ${isWatched}, false)
    ON CONFLICT (project_id, section_id, string_id, user_id) DO UPDATE
    SET is_watched = ${isWatched}, is_automatic = false,
      at = CASE WHEN w.is_watched AND ${isWatched} THEN w.at ELSE now_ms() END`;
  if (string > 0) await dropOldest(sql, [user]);
}

/** A watch, or that there is none. */
export type WatchRow = WatchKey & { is_watched: boolean; is_automatic: boolean };

/** What a user has watched or not of a project, one of its sections and one of its strings. */
export const watchesOf = (
  sql: Sql,
  project: number,
  user: number,
  { section, string }: Partial<WatchKey>,
) => sql<WatchRow[]>`
  SELECT section_id AS section, string_id AS string, is_watched, is_automatic FROM watches
  WHERE project_id = ${project} AND user_id = ${user}
    AND (section_id, string_id) IN ((0, 0), (${section ?? 0}::bigint, 0), (0, ${string ?? 0}::bigint))`;

/** Whether a project has a section, or a string. */
export async function isInProject(
  sql: Sql,
  project: number,
  { section, string }: WatchKey,
): Promise<boolean> {
  const rows =
    string > 0
      ? await sql`SELECT FROM strings WHERE project_id = ${project} AND id = ${string}`
      : await sql`SELECT FROM sections WHERE project_id = ${project} AND id = ${section}`;
  return rows.length > 0;
}

export type WatchListed = Pick<Watch, 'id' | 'project' | 'is_automatic' | 'at'> & WatchKey;

/** A page of what a user watches in projects that they may read, newest first. */
export const listedWatches = (
  sql: Sql,
  me: { id: number; site_admin: boolean },
  { before, most, project }: { before: number | undefined; most: number; project: number | undefined },
) => sql<WatchListed[]>`
  SELECT w.id, w.is_automatic, w.at, w.section_id AS section, w.string_id AS string,
    json_build_object('id', p.id, 'handle', p.handle, 'name', p.name) AS project
  FROM watches w JOIN projects p ON p.id = w.project_id
    LEFT JOIN members m ON m.project_id = p.id AND m.user_id = ${me.id}
  WHERE w.user_id = ${me.id} AND w.is_watched AND ${seesContentSql(fragment`${me.site_admin}::boolean`)}
    ${before === undefined ? fragment`` : fragment`AND w.id < ${before}`}
    ${project === undefined ? fragment`` : fragment`AND w.project_id = ${project}`}
  ORDER BY w.id DESC LIMIT ${most}`;
