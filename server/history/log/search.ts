import type { QueryOf } from '#contract/core/endpoint.ts';
import type { readLog } from '#contract/history/log.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import type { StoredLine } from './entries.ts';
import { linesOf, linesWithIds } from './queries.ts';
import {
  type Filter,
  idAfter,
  idsOfPeriod,
  inOrderOfIndexes,
  matchingIds,
  type Period,
} from './search-queries.ts';

type Wanted = QueryOf<typeof readLog>;

/** A page of a log, and below which id older entries continue; undefined at the end of the log. */
type LogPage = { lines: StoredLine[]; next: number | undefined };

/** A page of a project's log, newest first (log.9). The parts of a batch are left out: its own entry stands for them (batches.7). */
export async function logPage(sql: Sql, projectId: number, wanted: Wanted): Promise<LogPage> {
  const { lines, last } = await linesOf(sql, projectId, { ...wanted, lookedAt: SERVICE_LIMITS.logLookedAt });
  return { lines, next: lines.length === wanted.limit ? lines.at(-1)?.id : (last ?? undefined) };
}

/**
 * The same of the entries that match (log.18). Those of one filter are read in the order of its index. With several filters
 * the page looks at the entries of the one whose next ones reach furthest back, and at SERVICE_LIMITS.logLookedAt of them at most
 * (log.19, docs/decisions/050).
 */
export async function searchLog(sql: Sql, projectId: number, wanted: Wanted): Promise<LogPage> {
  const { limit, before, since, until } = wanted;
  const search = {
    filters: filtersOf(wanted),
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
const filtersOf = ({ string, section, u, w, batch }: Wanted): Filter[] => [
  ...(batch === undefined ? [] : [{ column: 'batch' as const, values: [batch] }]),
  ...(string === undefined ? [] : [{ column: 'string_id' as const, values: [string] }]),
  ...(section === undefined ? [] : [{ column: 'section_id' as const, values: [section] }]),
  ...(u === undefined ? [] : [{ column: 'actor_id' as const, values: [u] }]),
  ...(w === undefined ? [] : [{ column: 'w' as const, values: w }]),
];
