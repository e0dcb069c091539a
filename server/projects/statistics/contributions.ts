import type { Stats } from '#contract/core/stats.ts';
import type { ContributionCounts } from '#contract/projects/statistics.ts';
import { greatest } from '#domain/core/long-lists.ts';
import { sumCounts } from '#domain/core/text/progress.ts';

/** The sums of several contributions; missing fields are 0. */
export function sumOfContributions(all: readonly Partial<ContributionCounts>[]): ContributionCounts {
  const sum = (key: Exclude<keyof ContributionCounts, 'rating'>) =>
    all.reduce((total, deeds) => total + (deeds[key] ?? 0), 0);
  const votes = (sign: 0 | 1) => all.reduce((total, { rating }) => total + (rating?.[sign] ?? 0), 0);
  return {
    translations: sum('translations'),
    current: sum('current'),
    approved: sum('approved'),
    edits: sum('edits'),
    approves: sum('approves'),
    rating: [votes(0), votes(1)],
    pluses: sum('pluses'),
    minuses: sum('minuses'),
    comments: sum('comments'),
  };
}

/** The sums of the counters of several sections. */
export function sumOfStats(all: readonly Stats[]): Stats {
  const updates = all.flatMap(({ last_update }) => last_update ?? []);
  return {
    ...sumCounts(all),
    strings_needing_review: all.reduce((sum, stats) => sum + stats.strings_needing_review, 0),
    last_update: updates.length > 0 ? greatest(updates) : null,
  };
}
