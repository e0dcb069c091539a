/**
 * Percent of `part` in `whole`, floored to 2 decimals and exact, for whole numbers; 0 for a whole of nothing
 * (DECISIONS §9).
 */
export function percent(part: number, whole: number): number {
  if (whole <= 0) return 0;
  const hundredths = part * 10_000;
  return (hundredths - (hundredths % whole)) / whole / 100;
}

/** `part` per `whole`, rounded to 2 decimals; 0 for a whole of nothing (SPEC §9). */
export function ratio(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.round((part * 100) / whole) / 100;
}

/** The counts that progress is made of, as sections and projects carry them (SPEC §3). */
export type Counts = {
  readonly strings_amount: number;
  readonly strings_translated: number;
  readonly strings_approved: number;
  readonly translations_amount: number;
};

/** Percent of strings with at least one translation (SPEC §3). */
export function completeness({ strings_translated, strings_amount }: Counts): number {
  return percent(strings_translated, strings_amount);
}

/** Percent of strings with an approved translation (SPEC §3). */
export function approveness({ strings_approved, strings_amount }: Counts): number {
  return percent(strings_approved, strings_amount);
}

/** Translations per translated string, 2 decimals (SPEC §3). */
export function pluralCoefficient({ translations_amount, strings_translated }: Counts): number {
  return ratio(translations_amount, strings_translated);
}
