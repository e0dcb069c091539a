import { setScrollHold } from '../../../features/notices/live/scroll-anchor.ts';
import { type RowPosition, topAfterJump } from './row-position.ts';

/** Events by which the user takes over the scrolling. */
const USER_INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a row after a jump, and keeps it there while rows change their height (fonts load, long texts are cut, the
 * window is resized) until the user scrolls, clicks or types in the list. Returns the function that ends it.
 */
export function holdAfterJump(list: HTMLElement, row: HTMLElement): () => void {
  let scrolledTo: number;
  const scroll = () => {
    if (!row.isConnected) return release();
    scrollRow(list, row, topAfterJump);
    scrolledTo = list.scrollTop;
  };
  const followScroll = () => {
    if (Math.abs(list.scrollTop - scrolledTo) > 1) release();
  };
  const resized = new ResizeObserver(scroll);
  const release = () => {
    setScrollHold();
    resized.disconnect();
    list.removeEventListener('scroll', followScroll);
    for (const kind of USER_INPUTS) list.removeEventListener(kind, release);
  };
  // The observer scrolls the first time too, after the layout that comes anyway: asking here would force one more.
  setScrollHold(release);
  for (const box of [list, ...list.children]) resized.observe(box);
  list.addEventListener('scroll', followScroll);
  for (const kind of USER_INPUTS) list.addEventListener(kind, release, { passive: true });
  return release;
}

/** Scrolls the list so that a row is at `topAfter`, in pixels from the top of the view. */
export function scrollRow(
  list: HTMLElement,
  row: HTMLElement,
  topAfter: (position: RowPosition) => number,
): void {
  // The sticky head covers the top of the list by the scroll margin of rows.
  const head = Number.parseFloat(getComputedStyle(row).scrollMarginTop);
  const top = row.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientTop - head;
  list.scrollTop += top - topAfter({ top, height: row.offsetHeight, view: list.clientHeight - head });
}
