import { parseSectionsList } from '#domain/core/addresses/sections-list.ts';
import { codesOf } from '#domain/core/events/kind-groups.ts';
import type { ProjectSearch } from '../../../data/addresses/project-search.ts';
import type { LogParams } from '../../../data/queries/log.ts';

/** The filter of the log in the address (log.20). */
export type LogFilter = Omit<ProjectSearch, 'word'>;

/** The periods to choose from: days up to today, and two dates. */
const DAYS = { today: 1, week: 7, month: 30 } as const;
export const PERIODS = ['today', 'week', 'month', 'dates'] as const;
export type PeriodName = (typeof PERIODS)[number];

export const periodIn = ({ period }: LogFilter): PeriodName | undefined =>
  PERIODS.find((name) => name === period);

/** The section of a filter. */
export function sectionIn({ section }: LogFilter): number | undefined {
  const listed = section === undefined ? undefined : parseSectionsList(section);
  return typeof listed === 'object' && listed.length === 1 ? listed[0] : undefined;
}

/** A day as addresses and date fields have it: 2026-05-31. */
export const dayOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** The first millisecond of a day in the reader's time zone, or of so many days after it; undefined if it is no day. */
function startOf(day: string | undefined, later = 0): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '') ?? [];
  if (year === undefined) return undefined;
  const start = new Date(Number(year), Number(month) - 1, Number(date) + later).getTime();
  return start >= 0 ? start : undefined;
}

/** What the server is asked for; values that it would refuse are left out. `now` is today. */
export function paramsOf(filter: LogFilter, now: Date): LogParams {
  if (filter.entry !== undefined) return { entry: filter.entry };
  const period = periodIn(filter);
  const w = filter.kind === undefined ? undefined : codesOf(filter.kind);
  const section = sectionIn(filter);
  const since = period === 'dates' ? startOf(filter.since) : period && startOf(dayOf(now), 1 - DAYS[period]);
  const end = period === 'dates' ? startOf(filter.until, 1) : undefined;
  return {
    ...(w && { w }),
    ...(filter.member !== undefined && { u: filter.member }),
    ...(section !== undefined && { section }),
    ...(filter.string !== undefined && { string: filter.string }),
    ...(since !== undefined && { since }),
    ...(end !== undefined && { until: end - 1 }),
  };
}

/** Whether it leaves anything out. */
export const isFilter = (params: LogParams): boolean => Object.keys(params).length > 0;
