import { memoizeByLanguage } from '#domain/core/languages/memoize-by-language.ts';
import { DAY } from '#domain/core/units.ts';
import type { Contributions } from '../../../data/queries/statistics.ts';

/** The kinds of contributions, in the order in which they are stacked. */
export const CONTRIBUTION_KINDS = ['translations', 'approves', 'comments'] as const;

export type ContributionKind = (typeof CONTRIBUTION_KINDS)[number];

/** Contributions from the first to the last day of a period (beginnings of days, UTC, in ms since 1970). */
export type Period = { from: number; to: number } & Record<ContributionKind, number>;

/**
 * Contributions of everyone or of one user in periods of so many days, oldest first and without gaps. The last period ends
 * today, the first may be shorter.
 */
export function contributionsOverTime(
  { since, until, days }: Contributions,
  length: number,
  userId?: number,
): Period[] {
  const count = Math.ceil(((until - since) / DAY + 1) / length);
  const periods = Array.from({ length: count }, (_, at): Period => {
    const to = until - (count - 1 - at) * length * DAY;
    return { from: Math.max(since, to - (length - 1) * DAY), to, translations: 0, approves: 0, comments: 0 };
  });
  for (const { day, user, ...added } of days) {
    const period = periods[count - 1 - Math.floor((until - day) / DAY / length)];
    if (!period || (userId !== undefined && user?.id !== userId)) continue;
    for (const kind of CONTRIBUTION_KINDS) period[kind] += added[kind];
  }
  return periods;
}

/** The sum of all periods. */
export function totalOf(periods: readonly Period[]): Record<ContributionKind, number> {
  const sum = (what: ContributionKind) => periods.reduce((total, period) => total + period[what], 0);
  return { translations: sum('translations'), approves: sum('approves'), comments: sum('comments') };
}

const days = memoizeByLanguage(
  (language) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** A period in the reader's language: '3 Nov' or '3–9 Nov'. */
export function periodText({ from, to }: { from: number; to: number }, language: string): string {
  const format = days(language);
  return from === to ? format.format(from) : format.formatRange(from, to);
}
