import { setScrollHold } from '../../../features/live/scroll-anchor.ts';
import { type RowPlace, topAfterJump } from './row-place.ts';

/** What shows that the reader has taken over the scrolling. */
const TAKEN_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the list so that a row somebody jumped to is a third of the view down, and keeps it there while rows change their
 * height (fonts arrive, long texts are cut, the window is resized) until the reader scrolls, clicks or types in the list.
 * Answers the function that ends it.
 */
export function holdAfterJump(list: HTMLElement, row: HTMLElement): () => void {
  let scrolledTo: number;
  const place = () => {
    if (!row.isConnected) return release();
    placeRow(list, row, topAfterJump);
    scrolledTo = list.scrollTop;
  };
  const followScroll = () => {
    if (Math.abs(list.scrollTop - scrolledTo) > 1) release();
  };
  const resized = new ResizeObserver(place);
  const release = () => {
    setScrollHold();
    resized.disconnect();
    list.removeEventListener('scroll', followScroll);
    for (const kind of TAKEN_OVER) list.removeEventListener(kind, release);
  };
  place();
  setScrollHold(release);
  for (const box of [list, ...list.children]) resized.observe(box);
  list.addEventListener('scroll', followScroll);
  for (const kind of TAKEN_OVER) list.addEventListener(kind, release, { passive: true });
  return release;
}

/** Scrolls the list so that a row is where it is to be, in pixels from the top of what is in view. */
export function placeRow(list: HTMLElement, row: HTMLElement, topAfter: (place: RowPlace) => number): void {
  // The running head covers the beginning of the list by as much as rows keep clear of.
  const head = Number.parseFloat(getComputedStyle(row).scrollMarginTop);
  const top = row.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientTop - head;
  list.scrollTop += top - topAfter({ top, height: row.offsetHeight, view: list.clientHeight - head });
}
