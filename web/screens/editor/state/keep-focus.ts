import { useLayoutEffect, useRef } from 'react';
import { focusComposer, focusString } from './focus-composer.ts';
import { usePage } from './page-context.ts';

/** The id of the list, the target of the skip link. */
export const LIST_ID = 'text';

/** The panel of the chosen string, beside the list or in its row. */
const PANEL = '[data-string-panel]';

/**
 * Called before other rows replace these: moves the focus of a row to the list, and from there to the row that is chosen
 * next.
 */
export function keepFocusInList(): void {
  const list = document.getElementById(LIST_ID);
  const { activeElement: focused } = document;
  // The focus goes from the composer of a row to that of the next string.
  if (!list?.contains(focused) || focused?.closest(PANEL)) return;
  if (isRowFocused()) focusNextChosenRow();
  list.focus({ preventScroll: true });
}

/** Whether a row or one of its buttons has the focus, and not the panel in it. */
export function isRowFocused(): boolean {
  return rowOf(document.activeElement) !== undefined;
}

/** The row that an element is in; undefined for one in the panel of a row. */
export function rowOf(element: Element | null): HTMLElement | undefined {
  if (element?.closest(PANEL)) return undefined;
  return element?.closest<HTMLElement>(`#${LIST_ID} li[data-string]`) ?? undefined;
}

/** Whether the list has the focus on behalf of the row that is chosen next. */
let isAwaited = false;

/** Moves the focus of the list to the row that is chosen next. */
export function focusNextChosenRow(): void {
  isAwaited = true;
}

/** Whether a row that is chosen now gets the focus. */
export function takesRowFocus(): boolean {
  const takes = isRowFocused() || (isAwaited && document.activeElement?.id === LIST_ID);
  isAwaited = false;
  return takes;
}

/** Whether the focus is on the page or the list, where no element uses keys. */
export function hasNoFocusedControl(): boolean {
  const { activeElement: focused, body } = document;
  return focused === body || (focused?.id === LIST_ID && !isAwaited);
}

/** Focuses the list, when a control removes itself. */
export function focusList(): void {
  document.getElementById(LIST_ID)?.focus({ preventScroll: true });
}

/** Focuses the row of a string; returns whether it is in the list. */
export function focusRowOf(string: number): boolean {
  const row = document.querySelector<HTMLElement>(`#${LIST_ID} li[data-string="${string}"] a`);
  row?.focus({ preventScroll: true });
  return row !== null;
}

/**
 * Where the focus goes when its element is removed. On a phone not to the composer, which would open the keyboard.
 */
const FOCUS_TARGETS = [
  { within: PANEL, keep: () => focusComposer() || focusString() },
  { within: `#${LIST_ID}`, keep: focusList },
  { within: '[data-string-sheet]', keep: focusString },
] as const;

/** Restores the focus after each rendering of the page, if the element that had it was removed. */
export function FocusKept(): null {
  usePage();
  const last = useRef<{ focused: Element; keep: () => void }>(undefined);
  useLayoutEffect(() => {
    const follow = () => {
      const { activeElement: focused } = document;
      const keeper = FOCUS_TARGETS.find(({ within }) => focused?.closest(within));
      last.current = focused && keeper ? { focused, keep: keeper.keep } : undefined;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  useLayoutEffect(() => {
    if (document.activeElement !== document.body || last.current?.focused.isConnected !== false) return;
    last.current.keep();
    if (document.activeElement === document.body) focusList();
  });
  return null;
}
