import type { QueryOf } from '#contract/core/endpoint.ts';
import type { readLog } from '#contract/history/log.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment, identifier } from '../../platform/database/fragment.ts';
import { linesWithIds, readLogLines, type StoredLine } from './queries.ts';

type LogQuery = QueryOf<typeof readLog>;

/** A page of a log, and below which id older entries continue; undefined at the end of the log. */
type LogPage = { lines: StoredLine[]; next: number | undefined };

/** A page of a project's log, newest first (log.9). The parts of a batch are left out: its own entry stands for them (batches.7). */
export async function logPage(sql: Sql, projectId: number, query: LogQuery): Promise<LogPage> {
  const { lines, last } = await readLogLines(sql, projectId, {
    ...query,
    lookedAt: SERVICE_LIMITS.logLookedAt,
  });
  return { lines, next: lines.length === query.limit ? lines.at(-1)?.id : (last ?? undefined) };
}

/**
 * A page of the entries that match (log.18). Entries of one filter are read in the order of its index. With several
 * filters the page reads the entries of the filter whose next ones reach furthest back, SERVICE_LIMITS.logLookedAt of
 * them at most (log.19, docs/decisions/050).
 */
export async function searchLog(sql: Sql, projectId: number, query: LogQuery): Promise<LogPage> {
  const { limit, before, since, until } = query;
  const search = {
    filters: filtersOf(query),
    period: { since, until },
    before,
    lookedAt: SERVICE_LIMITS.logLookedAt,
    limit,
  };
  const { ids, next } = await inOrderOfIndexes(sql, (tx) => findIds(tx, projectId, search));
  return { lines: await linesWithIds(sql, projectId, ids), next };
}

type Search = {
  /** By the index of one of these the entries are found. */
  filters: readonly Filter[];
  /** What they must match too, without an index. */
  also?: readonly Filter[];
  period: Period;
  before?: number | undefined;
  limit: number;
  /** How many entries are looked at, if there are several filters. */
  lookedAt: number;
};

/** The ids of the newest entries that match, and below which id older ones may follow. Runs in {@link inOrderOfIndexes}. */
export async function findIds(
  tx: Transaction,
  projectId: number,
  { filters, also = [], period, before, limit, lookedAt }: Search,
): Promise<{ ids: number[]; next: number | undefined }> {
  const isOnly =
    filters.length === 1 && also.length === 0 && period.since === undefined && period.until === undefined;
  const amount = isOnly ? limit : lookedAt;

  const within = await idsOfPeriod(tx, projectId, period);
  const all = { low: within.low, high: Math.min(within.high, before ?? within.high) };
  const reaches = await Promise.all(
    isOnly ? [] : filters.map((filter) => idAfter(tx, projectId, { ...filter, range: all, amount })),
  );
  const [first] = filters
    .map((filter, nth) => ({ filter, last: reaches[nth] }))
    .toSorted((one, other) => (one.last ?? 0) - (other.last ?? 0));
  // The entry after the last that is looked at, if the filter has more than these.
  const range = { ...all, low: first?.last === undefined ? all.low : first.last + 1 };
  const others = [...filters.filter((filter) => filter !== first?.filter), ...also];
  const ids = await matchingIds(tx, projectId, { by: first?.filter, amount, range, others, period, limit });
  return { ids, next: ids.length === limit ? ids.at(-1) : first?.last && first.last + 1 };
}

/** The filters that have an index of their own. */
const filtersOf = ({ string, section, u, w, batch }: LogQuery): Filter[] => [
  ...(batch === undefined ? [] : [{ column: 'batch' as const, values: [batch] }]),
  ...(string === undefined ? [] : [{ column: 'string_id' as const, values: [string] }]),
  ...(section === undefined ? [] : [{ column: 'section_id' as const, values: [section] }]),
  ...(u === undefined ? [] : [{ column: 'actor_id' as const, values: [u] }]),
  ...(w === undefined ? [] : [{ column: 'w' as const, values: w }]),
];

/** A column that an index finds entries by, and the values that match. */
type Filter = {
  readonly column: 'string_id' | 'section_id' | 'actor_id' | 'w' | 'batch';
  readonly values: readonly number[];
};

/** Ids that are looked at: from `low`, below `high`. */
type Range = { readonly low: number; readonly high: number };

type Period = { readonly since: number | undefined; readonly until: number | undefined };

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
async function idsOfPeriod(tx: Transaction, projectId: number, { since, until }: Period): Promise<Range> {
  const all = { low: 0, high: Number.MAX_SAFE_INTEGER };
  if (since === undefined && until === undefined) return all;
  const [row] = await tx<{ low: number | null; high: number | null }[]>`
    SELECT ${since === undefined ? NULL : firstAfter(projectId, since - DISORDER)} AS low,
      ${until === undefined ? NULL : firstAfter(projectId, until + DISORDER)} AS high`;
  return { low: row?.low ?? all.low, high: row?.high ?? all.high };
}

const NULL = fragment`NULL::bigint`;

/**
 * SQL: the id from which on a project's entries are later than a time. Ids follow time, so the id is found by halving
 * their range, and no index on times is needed (docs/decisions/050).
 */
export const firstAfter = (projectId: number, time: number): Fragment => fragment`(
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
 * SQL: newest first, in an order that the column's index has and the primary key has not. A string's entries are
 * ordered without `NULLS LAST`, because the string is part of the order.
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
async function idAfter(
  tx: Transaction,
  projectId: number,
  { column, values, range, amount }: Filter & { range: Range; amount: number },
): Promise<number | undefined> {
  const [row] = await tx<{ id: number | null }[]>`
    SELECT max(found.id) AS id FROM unnest(${values}::bigint[]) wanted,
      LATERAL (${entriesWith(projectId, column, range)} OFFSET ${Math.floor(amount / values.length)} LIMIT 1) found`;
  return row?.id ?? undefined;
}

type Matching = {
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
async function matchingIds(
  tx: Transaction,
  projectId: number,
  { by, amount, range, others, period: { since, until }, limit }: Matching,
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
