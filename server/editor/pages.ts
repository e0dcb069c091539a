import { pageCount, pageOfIndex } from '#domain/editor/pagination.ts';
import { COLOUR_OF_STATE, type PageColour, STRING_STATES } from '#domain/texts/strings.ts';
import type { Marks } from './marks.ts';
import type { SortedIndex } from './sorted-index.ts';

/** The places of an arrangement's columns that are marked, in the order of the list. */
export function listed({ order }: SortedIndex, marks: Marks): Uint32Array {
  const list = new Uint32Array(order.length);
  let length = 0;
  // By index and without a question for each: a fifth of the time of `for of` over a hundred thousand.
  for (let at = 0; at < order.length; at++) {
    const place = order[at] ?? 0;
    list[length] = place;
    length += marks[place] ?? 0;
  }
  return list.subarray(0, length);
}

/** The page to show: the one asked for, or the last when fewer are there; else that of a string, or the first. */
export function pageOf(
  { ids }: SortedIndex,
  list: Uint32Array,
  { page, string, size }: { page?: number; string?: number; size: number },
): number {
  const at = page !== undefined || string === undefined ? 0 : list.indexOf(ids.indexOf(string));
  const wanted = page ?? pageOfIndex(Math.max(at, 0) + 1, size);
  return Math.max(Math.min(wanted, pageCount(list.length, size)), 1);
}

/** The strings of a page: each with the nth section it is in, and its index there. */
export function shownOn(
  { ids, starts }: SortedIndex,
  list: Uint32Array,
  { page, size }: { page: number; size: number },
): { id: number; nth: number; index: number }[] {
  return Array.from(list.subarray((page - 1) * size, page * size), (place) => {
    const nth = starts.findLastIndex((start) => start <= place);
    return { id: ids[place] ?? 0, nth, index: place - (starts[nth] ?? 0) + 1 };
  });
}

/** The colour of every page of a list: that of its least done string (editor.10). */
export function coloursOf({ states }: SortedIndex, list: Uint32Array, size: number): PageColour[] {
  const colours: PageColour[] = [];
  for (let start = 0; start < list.length; start += size) {
    let least = STRING_STATES.length - 1;
    for (let at = start; at < Math.min(start + size, list.length); at++) {
      least = Math.min(least, states[list[at] ?? 0] ?? 0);
    }
    colours.push(COLOUR_OF_STATE[STRING_STATES[least] ?? 'none']);
  }
  return colours;
}
