import type { Pairs } from './equal-texts.ts';

/**
 * The indexes of the stored strings that are moved: as few as possible, so that the others stay in their order (updates.7). Found
 * by a longest increasing subsequence, in n·log n steps.
 */
export function movedAmong(pairs: Pairs): ReadonlySet<number> {
  const order = pairs.filter((index) => index !== undefined);
  /** For each length, the index in `order` of the smallest last item of a run of that length. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [turn, index] of order.entries()) {
    const length = firstNotBelow(ends, (end) => order[end] ?? 0, index);
    previous.push(ends[length - 1]);
    ends[length] = turn;
  }
  const moved = new Set(order);
  for (let turn = ends.at(-1); turn !== undefined; turn = previous[turn]) moved.delete(order[turn] ?? -1);
  return moved;
}

/** The first index of a sorted list whose value is not below `wanted`. */
function firstNotBelow(list: readonly number[], valueAt: (item: number) => number, least: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (valueAt(list[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
