import type { Stats } from '#contract/stats.ts';
import { approveness, completeness, pluralCoefficient } from '#domain/texts/progress.ts';

/** Adds the derived values to counters, for `?generate_statistics` (statistics.6). */
export function withDerived(stats: Stats): Stats {
  return {
    ...stats,
    completeness: completeness(stats),
    approveness: approveness(stats),
    plural_coefficient: pluralCoefficient(stats),
  };
}
