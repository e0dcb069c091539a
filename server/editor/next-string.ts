import type { Marks } from './marks.ts';
import type { SortedIndex } from './sorted-index.ts';

/** The string to start after, and the size of the list's pages. */
type From = { after?: number | undefined; size: number };

/**
 * The next wanted string of a list and its page, starting again at the beginning after the end. `after` may have left
 * the list, as a string does that was just translated.
 */
export function nextString(
  { ids, order }: SortedIndex,
  list: Marks,
  wanted: Marks,
  { after, size }: From,
): { string: number; page: number } | undefined {
  const start = after === undefined ? -1 : order.indexOf(ids.indexOf(after));
  for (let step = 1; step <= order.length; step++) {
    const at = (start + step) % order.length;
    const position = order[at] ?? 0;
    const string = ids[position] ?? 0;
    if (list[position] !== 1 || wanted[position] !== 1 || string === after) continue;
    const before = order.subarray(0, at).reduce((amount, other) => amount + (list[other] ?? 0), 0);
    return { string, page: Math.floor(before / size) + 1 };
  }
  return undefined;
}
