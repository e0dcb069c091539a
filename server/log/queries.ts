import type { QueryOf } from '#contract/endpoint.ts';
import type { readLog } from '#contract/log.ts';
import { LOG_CODES } from '#domain/events/log.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import type { Fragment } from '../database/fragment.ts';
import type { StoredLine } from './entries.ts';

type Wanted = QueryOf<typeof readLog>;

/** SQL: the actor and the affected user of entry `l`. */
const people = (sql: Sql | Transaction) => sql`
  CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'username', a.username) END AS actor,
  CASE WHEN o.id IS NOT NULL THEN json_build_object('id', o.id, 'username', o.username) END AS user`;

const joined = (sql: Sql | Transaction) => sql`
  LEFT JOIN users a ON a.id = l.actor_id LEFT JOIN users o ON o.id = l.user_id`;

const filtered = (sql: Sql | Transaction, { w, u, before }: Wanted) => sql`
  ${w === undefined ? sql`` : sql`AND l.w = ${w}::smallint`}
  ${u === undefined ? sql`` : sql`AND l.actor_id = ${u}`}
  ${before === undefined ? sql`` : sql`AND l.id < ${before}`}`;

/** A page of a project's log, newest first. */
export const linesOf = (sql: Sql | Transaction, projectId: number, wanted: Wanted) =>
  linesAmong(sql, projectId, filtered(sql, wanted), wanted.limit);

/** The newest entries `l` of a project that further conditions select. */
export function linesAmong(sql: Sql | Transaction, projectId: number, conditions: Fragment, limit: number) {
  return sql<StoredLine[]>`
    SELECT l.id, l.w, l.at, l.section_id, l.string_id, l.translation_id, l.comment_id, l.data, l.undoes, ${people(sql)},
      coalesce(s.name, CASE WHEN l.section_id IS NOT NULL AND s.id IS NULL THEN (
        SELECT coalesce(d.data ->> 'n', d.data ->> 'se') FROM log d
        WHERE d.project_id = ${projectId} AND d.section_id = l.section_id AND d.w = ${LOG_CODES.deleteSection}::int LIMIT 1
      ) END) AS section_name
    FROM (
      SELECT * FROM log l WHERE l.project_id = ${projectId} ${conditions}
      ORDER BY l.id DESC LIMIT ${limit}
    ) l ${joined(sql)}
      LEFT JOIN sections s ON s.project_id = ${projectId} AND s.id = l.section_id
    ORDER BY l.id DESC`;
}

/** A page of the site's log, newest first. */
export function siteLines(sql: Sql | Transaction, wanted: Wanted) {
  return sql<StoredLine[]>`
    SELECT l.id, l.w, l.at, l.data, ${people(sql)}
    FROM site_log l ${joined(sql)}
    WHERE true ${filtered(sql, wanted)}
    ORDER BY l.id DESC LIMIT ${wanted.limit}`;
}
