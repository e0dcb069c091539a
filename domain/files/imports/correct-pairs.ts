import type { Pairs } from './equal-texts.ts';

/** The index of a string of the file, and that of the stored string that it is matched with; undefined for none. */
export type Correction = { readonly nth: number; readonly at: number | undefined };

/**
 * Pairs as somebody has corrected them (updates.6): a corrected string has the match that it is given, and whichever had that
 * match before has none.
 */
export function correctPairs(pairs: Pairs, corrections: readonly Correction[]): Pairs {
  if (corrections.length === 0) return pairs;
  const corrected = new Map(corrections.map(({ nth, at }) => [nth, at]));
  const given = new Set(corrections.map(({ at }) => at));
  return pairs.map((index, nth) =>
    corrected.has(nth) ? corrected.get(nth) : given.has(index) ? undefined : index,
  );
}
