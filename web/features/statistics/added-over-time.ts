import type { Contributions } from '../../data/queries/statistics.ts';

const DAY = 24 * 60 * 60 * 1000;

/** What may be added, in the order in which it is stacked. */
export const ADDED = ['translations', 'approves', 'comments'] as const;

export type Added = (typeof ADDED)[number];

/** A stretch of days, first and last (their beginnings, UTC, ms since 1970), with what was added in it. */
export type Stretch = { from: number; to: number } & Record<Added, number>;

/**
 * The whole time in stretches of so many days, oldest first and without gaps; the last one ends today, the first may be
 * shorter. Of everyone, or of one user.
 */
export function addedOverTime(
  { since, until, days }: Contributions,
  length: number,
  userId?: number,
): Stretch[] {
  const count = Math.ceil(((until - since) / DAY + 1) / length);
  const stretches = Array.from({ length: count }, (_, at): Stretch => {
    const to = until - (count - 1 - at) * length * DAY;
    return { from: Math.max(since, to - (length - 1) * DAY), to, translations: 0, approves: 0, comments: 0 };
  });
  for (const { day, user, ...added } of days) {
    const stretch = stretches[count - 1 - Math.floor((until - day) / DAY / length)];
    if (!stretch || (userId !== undefined && user?.id !== userId)) continue;
    for (const what of ADDED) stretch[what] += added[what];
  }
  return stretches;
}

/** All stretches together. */
export function addedInAll(stretches: readonly Stretch[]): Record<Added, number> {
  const sum = (what: Added) => stretches.reduce((total, stretch) => total + stretch[what], 0);
  return { translations: sum('translations'), approves: sum('approves'), comments: sum('comments') };
}
