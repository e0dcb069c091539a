import type { Stats } from '#contract/stats.ts';
import { approveness, completeness, pluralCoefficient } from '#domain/texts/progress.ts';

/** Counters with what follows from them, for `?generate_statistics` (statistics.6). */
export function withDerived(stats: Stats): Stats {
  return {
    ...stats,
    completeness: completeness(stats),
    approveness: approveness(stats),
    plural_coefficient: pluralCoefficient(stats),
  };
}
