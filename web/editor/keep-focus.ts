import { useLayoutEffect, useRef } from 'react';
import { focusEntry, focusString } from './panel/focus-entry.ts';

/** The list, which the skip link leads to and which keeps the focus of a row that leaves. */
export const LIST_ID = 'text';

/** Before rows give way to others: the focus of one of them goes to the list, which stays. */
export function keepFocusInList(): void {
  const list = document.getElementById(LIST_ID);
  if (list?.contains(document.activeElement)) list.focus({ preventScroll: true });
}

/** The list takes the focus: from a control that its own act takes away. */
export function focusList(): void {
  document.getElementById(LIST_ID)?.focus({ preventScroll: true });
}

/** What takes the focus of what is taken away from it: in the panel the entry, on a phone, where it would bring up the keyboard, the sheet. */
const KEEPERS = [
  { place: `#${LIST_ID}`, keep: focusList },
  { place: '[data-string-panel]', keep: () => focusEntry() || focusString() },
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
