import type { Stats } from '#contract/core/stats.ts';
import { approvedPercent, pluralCoefficient, translatedPercent } from '#domain/core/text/progress.ts';

/** Adds the derived values to counters, for `?generate_statistics` (statistics.6). */
export function withDerived(stats: Stats): Stats {
  return {
    ...stats,
    completeness: translatedPercent(stats),
    approveness: approvedPercent(stats),
    plural_coefficient: pluralCoefficient(stats),
  };
}
