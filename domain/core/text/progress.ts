import type { StringState } from './strings.ts';

/**
 * `part` as a percentage of `whole`, rounded down to 2 decimals without floating-point errors; 0 if `whole` is 0
 * (statistics.2).
 */
export function percent(part: number, whole: number): number {
  return hundredths(part, whole) / 100;
}

function hundredths(part: number, whole: number): number {
  if (whole <= 0) return 0;
  const parts = part * 10_000;
  return (parts - (parts % whole)) / whole;
}

/** `part` divided by `whole`, rounded to 2 decimals; 0 if `whole` is 0 (limits.18). */
export function ratio(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.round((part * 100) / whole) / 100;
}

/** The counts from which progress is computed, as sections and projects have them (statistics.1). */
export type Counts = {
  readonly strings_amount: number;
  readonly strings_translated: number;
  readonly strings_approved: number;
  readonly strings_initial: number;
  readonly translations_amount: number;
};

/** The sum of the counts of several sections. */
export function sumCounts(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return {
    strings_amount: sum('strings_amount'),
    strings_translated: sum('strings_translated'),
    strings_approved: sum('strings_approved'),
    strings_initial: sum('strings_initial'),
    translations_amount: sum('translations_amount'),
  };
}

/** Percent of strings with at least one translation (statistics.2). */
export function translatedPercent({ strings_translated, strings_amount }: Counts): number {
  return percent(strings_translated, strings_amount);
}

/** Percent of strings with an approved translation (statistics.2). */
export function approvedPercent({ strings_approved, strings_amount }: Counts): number {
  return percent(strings_approved, strings_amount);
}

/** How many strings are in each state (strings.20). */
export function amountsByState(counts: Counts): Record<StringState, number> {
  const { strings_amount, strings_translated, strings_approved, strings_initial } = counts;
  return {
    approved: strings_approved,
    review: strings_translated - strings_initial - strings_approved,
    initial: strings_initial,
    none: strings_amount - strings_translated,
  };
}

/**
 * The percentage of strings in each state (statistics.4). They add up to 100; without the untranslated ones they add up
 * to {@link completeness}. Each is the difference of two rounded percentages, so it may be off by a hundredth.
 */
export function sharesByState(counts: Counts): Record<StringState, number> {
  const { strings_amount, strings_translated, strings_approved, strings_initial } = counts;
  const approved = hundredths(strings_approved, strings_amount);
  const regular = hundredths(strings_translated - strings_initial, strings_amount);
  const translated = hundredths(strings_translated, strings_amount);
  const all = hundredths(strings_amount, strings_amount);
  return {
    approved: approved / 100,
    review: (regular - approved) / 100,
    initial: (translated - regular) / 100,
    none: (all - translated) / 100,
  };
}

/** Translations per translated string, 2 decimals (statistics.3). */
export function pluralCoefficient({ translations_amount, strings_translated }: Counts): number {
  return ratio(translations_amount, strings_translated);
}
