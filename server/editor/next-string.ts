import type { Marks } from './marks.ts';
import type { SortedIndex } from './sorted-index.ts';

/** What is looked for: after which string, and how large the list's pages are. */
type From = { after?: number | undefined; size: number };

/**
 * The next string of a list that is wanted, round from the list's end to its beginning, with its page. One starts at the
 * place of `after` even where the list has it no more, as when a translation just saved made it no longer untranslated.
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
    const place = order[at] ?? 0;
    const string = ids[place] ?? 0;
    if (list[place] !== 1 || wanted[place] !== 1 || string === after) continue;
    const before = order.subarray(0, at).reduce((amount, other) => amount + (list[other] ?? 0), 0);
    return { string, page: Math.floor(before / size) + 1 };
  }
  return undefined;
}
