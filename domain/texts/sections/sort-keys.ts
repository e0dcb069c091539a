/** The distance between neighbouring sort keys, which leaves room for later insertions (docs/decisions/007). */
export const SORT_KEY_STEP = 2 ** 20;

/** Sort keys of new items: the n-th, from 1, is `start + n * step`. */
export type KeyRange = { readonly start: number; readonly step: number };

/**
 * Integer sort keys for new items between two neighbours; a missing neighbour is the end of the list. Undefined if
 * there is no room between the two.
 */
export function keysBetween(
  before: number | undefined,
  after: number | undefined,
  amount: number,
): KeyRange | undefined {
  if (after === undefined) return { start: before ?? 0, step: SORT_KEY_STEP };
  if (before === undefined) return { start: after - (amount + 1) * SORT_KEY_STEP, step: SORT_KEY_STEP };
  const step = Math.floor((after - before) / (amount + 1));
  return step < 1 ? undefined : { start: before, step };
}

/**
 * Sort keys for a list in a new order, in which new strings are undefined. Existing keys stay, unless the order changed
 * or there is no room for new ones: then all get new keys.
 */
export function sortKeysForOrder(order: readonly (number | undefined)[]): number[] {
  const places: number[] = [];
  let incoming = 0;
  for (const [index, place] of [...order, undefined].entries()) {
    const isEnd = index === order.length;
    if (place === undefined && !isEnd) {
      incoming++;
      continue;
    }
    const before = places.at(-1);
    const run =
      place === undefined || before === undefined || before < place
        ? keysBetween(before, place, incoming)
        : undefined;
    if (!run) return order.map((_, nth) => (nth + 1) * SORT_KEY_STEP);
    for (let nth = 1; nth <= incoming; nth++) places.push(run.start + nth * run.step);
    if (place !== undefined) places.push(place);
    incoming = 0;
  }
  return places;
}
