import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment, identifier } from '../../platform/database/fragment.ts';

/** A column that an index finds entries by, and the values that match. */
export type Filter = {
  readonly column: 'string_id' | 'section_id' | 'actor_id' | 'w' | 'batch';
  readonly values: readonly number[];
};

/** Ids that are looked at: from `low`, below `high`. */
export type Range = { readonly low: number; readonly high: number };

export type Period = { readonly since: number | undefined; readonly until: number | undefined };

/**
 * Runs queries that find ids in the order of an index. Sorting is off, because the planner would otherwise read and sort all
 * entries of a project of which it expects few (docs/decisions/050).
 */
export const inOrderOfIndexes = <Value>(sql: Sql, work: (tx: Transaction) => Promise<Value>) =>
  sql.begin('read only', async (tx) => {
    await tx`SELECT set_config('enable_sort', 'off', true)`;
    return work(tx);
  });

/** Milliseconds by which the times of entries may be in another order than their ids: clocks are set while they run. */
const DISORDER = 60_000;

/** The ids between which all entries of a period are. */
export async function idsOfPeriod(
  tx: Transaction,
  projectId: number,
  { since, until }: Period,
): Promise<Range> {
  const all = { low: 0, high: Number.MAX_SAFE_INTEGER };
  if (since === undefined && until === undefined) return all;
  const [found] = await tx<{ low: number | null; high: number | null }[]>`
    SELECT ${since === undefined ? NULL : firstAfter(projectId, since - DISORDER)} AS low,
      ${until === undefined ? NULL : firstAfter(projectId, until + DISORDER)} AS high`;
  return { low: found?.low ?? all.low, high: found?.high ?? all.high };
}

const NULL = fragment`NULL::bigint`;

/**
 * SQL: the id from which on a project's entries are later than a time. Ids follow time, so that halving their range finds it,
 * and no index on times is needed.
 */
const firstAfter = (projectId: number, time: number): Fragment => fragment`(
  WITH RECURSIVE half AS (
    SELECT (SELECT id - 1 FROM log WHERE project_id = ${projectId} ORDER BY id LIMIT 1) AS low,
      (SELECT id + 1 FROM log WHERE project_id = ${projectId} ORDER BY id DESC LIMIT 1) AS high
    UNION ALL
    SELECT CASE WHEN entry.at > ${time} THEN half.low ELSE middle.id END,
      CASE WHEN entry.at > ${time} THEN entry.id ELSE half.high END
    FROM half, LATERAL (SELECT (half.low + half.high) / 2 AS id OFFSET 0) middle, LATERAL (
      SELECT id, at FROM log WHERE project_id = ${projectId} AND id <= middle.id ORDER BY id DESC LIMIT 1
    ) entry
    WHERE half.high - half.low > 1
  )
  SELECT min(high) FROM half
)`;

/**
 * SQL: newest first, in an order that the column's index has and the key has not. That of a string's entries has no `NULLS LAST`:
 * the string is part of the order.
 */
const newestBy = (column: Filter['column']): Fragment =>
  column === 'string_id' ? fragment`ORDER BY string_id DESC, id DESC` : fragment`ORDER BY id DESC NULLS LAST`;

const IS_WANTED = {
  // A range, because the planner leaves a column that has one value out of the order.
  string_id: fragment`string_id >= wanted AND string_id <= wanted`,
  section_id: fragment`section_id = wanted`,
  batch: fragment`batch = wanted`,
  actor_id: fragment`actor_id = wanted`,
  w: fragment`w = wanted::smallint`,
} as const satisfies Record<Filter['column'], Fragment>;

/** SQL: the entries with a value of a filter, newest first. */
const entriesWith = (projectId: number, column: Filter['column'], { low, high }: Range): Fragment => fragment`
  SELECT * FROM log
  WHERE project_id = ${projectId} AND ${IS_WANTED[column]} AND id >= ${low} AND id < ${high}
  ${newestBy(column)}`;

/** The id of the entry that has so many newer ones with one of the values; undefined if there are fewer. */
export async function idAfter(
  tx: Transaction,
  projectId: number,
  { column, values, range, amount }: Filter & { range: Range; amount: number },
): Promise<number | undefined> {
  const [row] = await tx<{ id: number | null }[]>`
    SELECT max(found.id) AS id FROM unnest(${values}::bigint[]) wanted,
      LATERAL (${entriesWith(projectId, column, range)} OFFSET ${Math.floor(amount / values.length)} LIMIT 1) found`;
  return row?.id ?? undefined;
}

type Search = {
  /** The filter whose entries are looked at, so many of each of its values. */
  by: Filter | undefined;
  amount: number;
  range: Range;
  /** What these must match too. */
  others: readonly Filter[];
  period: Period;
  limit: number;
};

/** The ids of the newest entries that match, newest first. */
export async function matchingIds(
  tx: Transaction,
  projectId: number,
  { by, amount, range, others, period: { since, until }, limit }: Search,
): Promise<number[]> {
  const conditions = fragment`true
    ${others.map(({ column, values }) => fragment`AND ${identifier(column)} = ANY(${[...values]}::bigint[])`).reduce((all, one) => fragment`${all} ${one}`, NOTHING)}
    ${since === undefined ? NOTHING : fragment`AND at >= ${since}`} ${until === undefined ? NOTHING : fragment`AND at <= ${until}`}`;
  const rows = by
    ? await tx<{ id: number }[]>`
        SELECT found.id FROM unnest(${by.values}::bigint[]) wanted, LATERAL (
          SELECT id FROM (${entriesWith(projectId, by.column, range)} LIMIT ${amount}) looked_at WHERE ${conditions}
          ${newestBy(by.column)} LIMIT ${limit}
        ) found`
    : await tx<{ id: number }[]>`
        SELECT id FROM log WHERE project_id = ${projectId} AND id >= ${range.low} AND id < ${range.high} AND ${conditions}
        ORDER BY id DESC LIMIT ${limit}`;
  return rows
    .map(({ id }) => id)
    .sort((one, other) => other - one)
    .slice(0, limit);
}

const NOTHING = fragment``;
