import { useLayoutEffect } from 'react';

/** Milliseconds by which news are drawn. */
const DRAWN = 100;

/** The list that is shown (live.3). */
let shown: string | undefined;

/** The row that stays where it is on the screen while others grow, and where in the list it stood. */
let steady: { row: HTMLElement; top: number } | undefined;

/** Ends what keeps a row in its place by other means, while something does. */
let endHold: (() => void) | undefined;

/** A row is kept in its place by other means, until it is called without an argument. */
export function rowIsHeld(end?: () => void): void {
  endHold = end;
}

/** Before others' news are drawn: the row under the pointer, else the chosen one or the first in sight, will not move. */
export function rowsMayGrow(): void {
  const list = shown === undefined ? null : document.getElementById(shown);
  if (!list || steady) return;
  const pointed = list.querySelector<HTMLElement>('li:hover');
  if (!pointed && endHold) return;
  endHold?.();
  const row =
    pointed ??
    inSight(list, list.querySelectorAll<HTMLElement>('li[aria-current]')) ??
    inSight(list, list.querySelectorAll<HTMLElement>('li'));
  if (!row) return;
  steady = { row, top: row.offsetTop };
  // News that change nothing in the list draw nothing.
  setTimeout(() => {
    steady = undefined;
  }, DRAWN);
}

/** After the list of this id was drawn: what grew above the steady row is scrolled away. */
export function useSteadyList(id: string): void {
  useLayoutEffect(() => {
    shown = id;
    if (!steady) return;
    const { row, top } = steady;
    steady = undefined;
    const list = document.getElementById(id);
    if (row.isConnected && list) list.scrollTop += row.offsetTop - top;
  });
}

function inSight(list: HTMLElement, rows: Iterable<HTMLElement>): HTMLElement | undefined {
  const { top, bottom } = list.getBoundingClientRect();
  for (const row of rows) {
    const place = row.getBoundingClientRect();
    if (place.bottom > top && place.top < bottom) return row;
  }
  return undefined;
}
