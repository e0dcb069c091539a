import { useLayoutEffect } from 'react';

/** Milliseconds within which updated rows are rendered. */
const RENDER_TIMEOUT = 100;

/** The id of the list that is shown. */
let shown: string | undefined;

/** The row that keeps its position on the screen while others grow, and its offset before that. */
let anchor: { row: HTMLElement; top: number } | undefined;

/** Ends the hold of a row that a jump keeps in view, if there is one. */
let endHold: (() => void) | undefined;

/** Registers what ends the hold of a row; without an argument there is none any more. */
export function setScrollHold(end?: () => void): void {
  endHold = end;
}

/**
 * Anchors a row before others' changes are rendered (live.3): the one under the pointer, else the chosen or the first
 * visible one.
 */
export function anchorScroll(): void {
  const list = shown === undefined ? null : document.getElementById(shown);
  if (!list || anchor) return;
  const pointed = list.querySelector<HTMLElement>('li:hover');
  if (!pointed && endHold) return;
  endHold?.();
  const row =
    pointed ??
    firstVisible(list, list.querySelectorAll<HTMLElement>('li[aria-current]')) ??
    firstVisible(list, list.querySelectorAll<HTMLElement>('li'));
  if (!row) return;
  anchor = { row, top: row.offsetTop };
  // Changes that don't concern the list render nothing.
  setTimeout(() => {
    anchor = undefined;
  }, RENDER_TIMEOUT);
}

/** Scrolls the list of this id after each rendering, so that the anchored row stays where it was. */
export function useScrollAnchor(id: string): void {
  useLayoutEffect(() => {
    shown = id;
    if (!anchor) return;
    const { row, top } = anchor;
    anchor = undefined;
    const list = document.getElementById(id);
    if (row.isConnected && list) list.scrollTop += row.offsetTop - top;
  });
}

function firstVisible(list: HTMLElement, rows: Iterable<HTMLElement>): HTMLElement | undefined {
  const { top, bottom } = list.getBoundingClientRect();
  for (const row of rows) {
    const box = row.getBoundingClientRect();
    if (box.bottom > top && box.top < bottom) return row;
  }
  return undefined;
}
