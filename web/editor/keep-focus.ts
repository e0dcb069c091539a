import { useLayoutEffect, useRef } from 'react';
import { focusEntry, focusString } from './panel/focus-entry.ts';

/** The list, which the skip link leads to and which keeps the focus of a row that leaves. */
export const LIST_ID = 'text';

/** The chosen string, beside the list or in its row. */
const PANEL = '[data-string-panel]';

/** Before rows give way to others: the focus of one of them goes to the list, which stays, and then to the chosen one. */
export function keepFocusInList(): void {
  const list = document.getElementById(LIST_ID);
  const { activeElement: focused } = document;
  // In the row that is translated in its place the entry of the next one takes it.
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

/** The row that is chosen next is to have the focus, if the list has it then. */
export function rowIsAwaited(): void {
  isAwaited = true;
}

/** Whether a row that is chosen now is to have the focus. */
export function takesRowFocus(): boolean {
  const takes = isRowFocused() || (isAwaited && document.activeElement?.id === LIST_ID);
  isAwaited = false;
  return takes;
}

/** Whether nothing has the focus that takes keys of its own: the page has it, or the list without a row that is awaited. */
export function isFocusNowhere(): boolean {
  const { activeElement: focused, body } = document;
  return focused === body || (focused?.id === LIST_ID && !isAwaited);
}

/** The list takes the focus: from a control that its own act takes away. */
export function focusList(): void {
  document.getElementById(LIST_ID)?.focus({ preventScroll: true });
}

/** A row takes the focus; says whether it is in the list. */
export function focusRowOf(string: number): boolean {
  const row = document.querySelector<HTMLElement>(`#${LIST_ID} li[data-string="${string}"] a`);
  row?.focus({ preventScroll: true });
  return row !== null;
}

/** What takes the focus of what is taken away from it: in the panel and in the row the entry, on a phone, where it would bring up the keyboard, the sheet. */
const KEEPERS = [
  { place: PANEL, keep: () => focusEntry() || focusString() },
  { place: `#${LIST_ID}`, keep: focusList },
  { place: '[data-string-sheet]', keep: focusString },
] as const;

/** After the page was drawn: when what had the focus has left with it, the place where it was takes it. */
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
