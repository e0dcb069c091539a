import { useLayoutEffect } from 'react';
import { LIST_ID } from '../editor/keep-focus.ts';

/** Milliseconds by which news are drawn. */
const DRAWN = 100;

/** The row that stays where it is on the screen while others grow, and where in the list it stood. */
let steady: { row: HTMLElement; top: number } | undefined;

/** Before others' news are drawn: the row under the pointer, else the chosen one or the first in sight, will not move. */
export function rowsMayGrow(): void {
  const list = document.getElementById(LIST_ID);
  if (!list || steady) return;
  const row =
    list.querySelector<HTMLElement>('li:hover') ??
    inSight(list, list.querySelectorAll<HTMLElement>('li[aria-current]')) ??
    inSight(list, list.querySelectorAll<HTMLElement>('li'));
  if (!row) return;
  steady = { row, top: row.offsetTop };
  // News that change nothing in the list draw nothing.
  setTimeout(() => {
    steady = undefined;
  }, DRAWN);
}

/** After the list was drawn: what grew above the steady row is scrolled away. */
export function useSteadyList(): void {
  useLayoutEffect(() => {
    if (!steady) return;
    const { row, top } = steady;
    steady = undefined;
    const list = document.getElementById(LIST_ID);
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
