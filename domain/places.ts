/** Distance between neighbours' places, so that later ones find room between them (docs/decisions/007). */
export const STEP = 2 ** 20;

/** Places in a row: that of the n-th newcomer, from 1, is `start + n * step`. */
export type Run = { readonly start: number; readonly step: number };

/**
 * Places for so many newcomers between two neighbours, in whole numbers; a neighbour left out is the end of the list.
 * Undefined: there is no room left between the two.
 */
export function runBetween(
  before: number | undefined,
  after: number | undefined,
  amount: number,
): Run | undefined {
  if (after === undefined) return { start: before ?? 0, step: STEP };
  if (before === undefined) return { start: after - (amount + 1) * STEP, step: STEP };
  const step = Math.floor((after - before) / (amount + 1));
  return step < 1 ? undefined : { start: before, step };
}
