import { LIMITS } from '../../core/limits.ts';

/** How many pages `amount` rows fill; none for no rows. */
export function pageCount(amount: number, size: number): number {
  return Math.ceil(amount / size);
}

/** The page, from 1, that contains the row of this index, from 1. */
export function pageOfIndex(index: number, size: number): number {
  return Math.floor((index - 1) / size) + 1;
}

/** The element of a window that replaces skipped pages. */
export const GAP = 'gap';

/**
 * The pages to show, from 1: all of them if they are few; otherwise as many elements with the first and the last page, the
 * neighbours of the current one and gaps (editor.11). A gap always replaces at least two pages.
 */
export function pageWindow(current: number, total: number): (number | typeof GAP)[] {
  const places = LIMITS.pagesWindow;
  if (total <= places) return range(1, total);
  const run = places - 2;
  if (current <= run - Math.floor(run / 2) + 1) return [...range(1, run), GAP, total];
  if (current >= total - (run - Math.floor(run / 2))) return [1, GAP, ...range(total - run + 1, total)];
  const beside = Math.floor((places - 4) / 2);
  return [1, GAP, ...range(current - beside, current + beside), GAP, total];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
