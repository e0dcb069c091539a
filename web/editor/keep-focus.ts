import { useLayoutEffect, useRef } from 'react';

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

/** After rows were drawn: when the focus left with one of them, the list takes it. */
export function useFocusKept(): void {
  const hadFocus = useRef(false);
  // Both run at every drawing: before the rows change the browser has not moved the focus yet, after it has.
  useLayoutEffect(() => {
    const list = document.getElementById(LIST_ID);
    if (hadFocus.current && document.activeElement === document.body) list?.focus({ preventScroll: true });
    const follow = () => {
      hadFocus.current = list?.contains(document.activeElement) ?? false;
    };
    follow();
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  });
}
