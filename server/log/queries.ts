import type { QueryOf } from '#contract/endpoint.ts';
import type { readSiteLog } from '#contract/log.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import type { Fragment } from '../database/fragment.ts';
import type { StoredLine } from './entries.ts';

/** SQL: the actor and the affected user of entry `l`. */
const people = (sql: Sql | Transaction) => sql`
  CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'username', a.username) END AS actor,
  CASE WHEN o.id IS NOT NULL THEN json_build_object('id', o.id, 'username', o.username) END AS user`;

const joined = (sql: Sql | Transaction) => sql`
  LEFT JOIN users a ON a.id = l.actor_id LEFT JOIN users o ON o.id = l.user_id`;

/** The newest entries of a project's log, below an id. */
export const linesOf = (
  sql: Sql | Transaction,
  projectId: number,
  { before = Number.MAX_SAFE_INTEGER, limit }: { before?: number | undefined; limit: number },
) =>
  linesFrom(
    sql,
    projectId,
    sql`(SELECT * FROM log WHERE project_id = ${projectId} AND id < ${before} ORDER BY id DESC LIMIT ${limit})`,
  );

/** The newest entries `l` of a project that further conditions select, in the order of the indexes by actor and kind. */
export const linesAmong = (sql: Sql | Transaction, projectId: number, conditions: Fragment, limit: number) =>
  linesFrom(
    sql,
    projectId,
    sql`(SELECT * FROM log l WHERE l.project_id = ${projectId} ${conditions} ORDER BY l.id DESC NULLS LAST LIMIT ${limit})`,
  );

/** The entries with these ids, newest first. */
export const linesWithIds = (sql: Sql | Transaction, projectId: number, ids: number[]) =>
  linesFrom(
    sql,
    projectId,
    sql`unnest(${ids}::bigint[]) AS found (found_id), LATERAL (
      SELECT * FROM log WHERE project_id = ${projectId} AND id = found_id OFFSET 0
    )`,
  );

/** The kind is a constant, so that the index on deleted sections is used whatever the plan: 26 is `deleteSection`. */
const linesFrom = (sql: Sql | Transaction, projectId: number, entries: Fragment) => sql<StoredLine[]>`
  SELECT l.id, l.w, l.at, l.section_id, l.string_id, l.translation_id, l.comment_id, l.data, l.undoes, ${people(sql)},
    coalesce(s.name, CASE WHEN l.section_id IS NOT NULL AND s.id IS NULL THEN (
      SELECT coalesce(d.data ->> 'n', d.data ->> 'se') FROM log d
      WHERE d.project_id = ${projectId} AND d.section_id = l.section_id AND d.w = 26 LIMIT 1
    ) END) AS section_name,
    (SELECT st.section_id FROM strings st WHERE st.project_id = ${projectId} AND st.id = l.string_id) AS string_section
  FROM ${entries} l ${joined(sql)}
    LEFT JOIN sections s ON s.project_id = ${projectId} AND s.id = l.section_id
  ORDER BY l.id DESC`;

/** A page of the site's log, newest first. */
export function siteLines(sql: Sql | Transaction, { w, u, before, limit }: QueryOf<typeof readSiteLog>) {
  return sql<StoredLine[]>`
    SELECT l.id, l.w, l.at, l.data, ${people(sql)}
    FROM site_log l ${joined(sql)}
    WHERE true
      ${w === undefined ? sql`` : sql`AND l.w = ${w}::smallint`}
      ${u === undefined ? sql`` : sql`AND l.actor_id = ${u}`}
      ${before === undefined ? sql`` : sql`AND l.id < ${before}`}
    ORDER BY l.id DESC LIMIT ${limit}`;
}
