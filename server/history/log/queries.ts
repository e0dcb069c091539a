import type { QueryOf } from '#contract/core/endpoint.ts';
import type { Replaced } from '#contract/core/replaced.ts';
import type { UserName } from '#contract/core/user-name.ts';
import type { LogEntry, readSiteLog } from '#contract/history/log.ts';
import { EVENTS, eventKindOf } from '#domain/core/events/kinds.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import { replacedBy } from '../../texts/batches/replaced-queries.ts';

/** A stored entry of a project's or the site's log, with the names of its users and section. */
export type StoredLine = {
  id: number;
  w: number;
  at: number;
  actor: UserName | null;
  /** The affected user. */
  user: UserName | null;
  data: StoredData;
} & Partial<
  Record<'section_id' | 'string_id' | 'string_section' | 'translation_id' | 'comment_id', number | null>
> & {
    /** The present name, or the name at its deletion. */
    section_name?: string | null;
    undoes?: number | null;
    batch?: number | null;
    /** How much a batch has changed. */
    changed?: number | null;
    replaced?: Replaced | null;
  };

type StoredData = Partial<
  Pick<LogEntry, 'n' | 'r' | 'amount' | 'acts' | 'fields' | 'by_site' | 'redo' | 'action' | 'version'>
> & {
  se?: string;
};

/** A log entry as calls return it (log.1). */
export function entryOf({ id, w, at, actor, user, data, section_id, ...line }: StoredLine): LogEntry {
  const kind = eventKindOf(w);
  const userField = kind ? EVENTS[kind].userField : null;
  return {
    id,
    w,
    T: at,
    u: actor,
    i: null,
    k: null,
    m: null,
    ...(userField && { [userField]: user }),
    r: data.r ?? null,
    n: data.n ?? null,
    se: section_id ? { id: section_id, name: line.section_name ?? data.se ?? null } : null,
    string_id: line.string_id ?? null,
    string_section: line.string_section ?? null,
    translation_id: line.translation_id ?? null,
    comment_id: line.comment_id ?? null,
    amount: line.changed ?? data.amount ?? null,
    acts: data.acts ?? {},
    ...(data.by_site && { by_site: true }),
    ...(data.fields && { fields: data.fields }),
    ...(data.action && { action: data.action }),
    ...(data.version && { version: data.version }),
    ...(line.replaced && { replaced: line.replaced }),
    ...(line.batch && { batch: line.batch }),
    ...(line.undoes && { undoes: line.undoes }),
    ...(data.redo && { redo: true }),
  };
}

/** SQL: the actor and the affected user of entry `l`. */
const people = (sql: Sql | Transaction) => sql`
  CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'username', a.username) END AS actor,
  CASE WHEN o.id IS NOT NULL THEN json_build_object('id', o.id, 'username', o.username) END AS user`;

const joined = (sql: Sql | Transaction) => sql`
  LEFT JOIN users a ON a.id = l.actor_id LEFT JOIN users o ON o.id = l.user_id`;

type Below = { before?: number | undefined; lookedAt: number };

/** SQL: the last entry among so many below an id; NULL if there are fewer. */
const lastOf = (
  projectId: number,
  { before = Number.MAX_SAFE_INTEGER, lookedAt }: Below,
): Fragment => fragment`(
  SELECT id FROM log WHERE project_id = ${projectId} AND id < ${before} ORDER BY id DESC OFFSET ${lookedAt - 1} LIMIT 1)`;

/**
 * The newest entries of a project's log below an id, without parts of batches. It looks at a limited number of entries;
 * `last` is the last of these, or null if the log ends before.
 */
export async function readLogLines(
  sql: Sql | Transaction,
  projectId: number,
  below: Below & { limit: number },
) {
  const { before = Number.MAX_SAFE_INTEGER, lookedAt, limit } = below;
  const lines = await linesFrom<{ last: number | null }>(
    sql,
    projectId,
    // A full page goes on below its own last entry, so that the other needn't be looked for.
    sql`(SELECT *, CASE WHEN count(*) OVER () < ${limit} THEN ${lastOf(projectId, below)} END AS last FROM (
      SELECT * FROM (
        SELECT * FROM log WHERE project_id = ${projectId} AND id < ${before} ORDER BY id DESC LIMIT ${lookedAt}
      ) looked_at WHERE batch IS NULL ORDER BY id DESC LIMIT ${limit}) page)`,
    fragment`, l.last`,
  );
  if (lines.length > 0) return { lines, last: lines[0]?.last ?? null };
  const [row] = await sql<{ last: number | null }[]>`SELECT ${lastOf(projectId, below)} AS last`;
  return { lines, last: row?.last ?? null };
}

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
const linesFrom = <More extends object>(
  sql: Sql | Transaction,
  projectId: number,
  entries: Fragment,
  more: Fragment = fragment``,
) => sql<(StoredLine & More)[]>`
  SELECT l.id, l.w, l.at, l.section_id, l.string_id, l.translation_id, l.comment_id, l.data, l.undoes, l.batch, ${people(sql)},
    coalesce(s.name, CASE WHEN l.section_id IS NOT NULL AND s.id IS NULL THEN (
      SELECT coalesce(d.data ->> 'n', d.data ->> 'se') FROM log d
      WHERE d.project_id = ${projectId} AND d.section_id = l.section_id AND d.w = 26 LIMIT 1
    ) END) AS section_name,
    (SELECT b.changed FROM batches b WHERE b.project_id = ${projectId} AND b.id = l.id) AS changed,
    ${replacedBy(projectId, fragment`coalesce(l.batch, l.id)`)} AS replaced,
    (SELECT st.section_id FROM strings st WHERE st.project_id = ${projectId} AND st.id = l.string_id) AS string_section ${more}
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
