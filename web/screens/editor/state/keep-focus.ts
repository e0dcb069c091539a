import { useLayoutEffect, useRef } from 'react';
import { focusComposer, focusString } from './focus-composer.ts';

/** The list, which the skip link leads to and which keeps the focus of a row that leaves. */
export const LIST_ID = 'text';

/** The chosen string, beside the list or in its row. */
const PANEL = '[data-string-panel]';

/** To be called before other rows replace these: the focus of a row goes to the list, which stays, and from there to the row that is chosen next. */
export function keepFocusInList(): void {
  const list = document.getElementById(LIST_ID);
  const { activeElement: focused } = document;
  // From the entry in a row the focus goes to the entry of the next string.
  if (!list?.contains(focused) || focused?.closest(PANEL)) return;
  if (isRowFocused()) rowIsAwaited();
  list.focus({ preventScroll: true });
}

/** Whether a row of the list or one of its buttons has the focus, and not what is translated in its place. */
export function isRowFocused(): boolean {
  return rowOf(document.activeElement) !== undefined;
}

/** The row of the list that an element is in, unless it is in what is translated in its place. */
export function rowOf(element: Element | null): HTMLElement | undefined {
  if (element?.closest(PANEL)) return undefined;
  return element?.closest<HTMLElement>(`#${LIST_ID} li[data-string]`) ?? undefined;
}

/** Whether the list has the focus for the row that is chosen next. */
let isAwaited = false;

/** Gives the focus to the row that is chosen next, if the list has it then. */
export function rowIsAwaited(): void {
  isAwaited = true;
}

/** Whether a row that is chosen now is to have the focus. */
export function takesRowFocus(): boolean {
  const takes = isRowFocused() || (isAwaited && document.activeElement?.id === LIST_ID);
  isAwaited = false;
  return takes;
}

/** Whether nothing that uses keys has the focus: only the page, or the list while it doesn't wait for a row. */
export function isFocusNowhere(): boolean {
  const { activeElement: focused, body } = document;
  return focused === body || (focused?.id === LIST_ID && !isAwaited);
}

/** Gives the focus to the list, from a control that is removed by its own act. */
export function focusList(): void {
  document.getElementById(LIST_ID)?.focus({ preventScroll: true });
}

/** A row takes the focus; says whether it is in the list. */
export function focusRowOf(string: number): boolean {
  const row = document.querySelector<HTMLElement>(`#${LIST_ID} li[data-string="${string}"] a`);
  row?.focus({ preventScroll: true });
  return row !== null;
}

/** Where the focus goes when the element that has it is removed. On a phone not to the entry, which would bring up the keyboard. */
const KEEPERS = [
  { place: PANEL, keep: () => focusComposer() || focusString() },
  { place: `#${LIST_ID}`, keep: focusList },
  { place: '[data-string-sheet]', keep: focusString },
] as const;

/** After each render: if the element that had the focus was removed, the focus goes where its place says. */
export function useFocusKept(): void {
  const last = useRef<{ focused: Element; keep: () => void }>(undefined);
  useLayoutEffect(() => {
    const follow = () => {
      const { activeElement: focused } = document;
      const keeper = KEEPERS.find(({ place }) => focused?.closest(place));
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
}
