import { LIMITS } from '../limits.ts';

/** How many pages `amount` rows fill; none for no rows. */
export function pageCount(amount: number, size: number): number {
  return Math.ceil(amount / size);
}

/** The page, from 1, on which the row of this index stands; rows too are counted from 1. */
export function pageOfIndex(index: number, size: number): number {
  return Math.floor((index - 1) / size) + 1;
}

/** Stands in a window for the pages left out. */
export const GAP = 'gap';

/**
 * The pages to show, from 1: all of them up to 11, beyond that 11 places with the first and the last page,
 * the neighbours of the current one and gaps between (editor.11). A gap always stands for two pages or more.
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
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}
