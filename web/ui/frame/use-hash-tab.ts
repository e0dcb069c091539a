import { useLocation, useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/** The shown tab of a page, or the shown part of a tab, and how to change it. */
type HashTab<Name extends string> = {
  shown: Name;
  show: (name: string | null) => void;
  /** For the list of the tabs. */
  list: RefObject<HTMLDivElement | null>;
};

/**
 * The tab named by the address's hash, or `first` without one. Opening a tab adds to the browser's history, so Back leads to
 * the previous tab; a focus inside the closed tab, or on its button, moves to the new tab's button. Where a tab has several
 * parts, `names` are those of the parts, and `tabOf` gives the name of a part's tab.
 */
export function useHashTab<Name extends string>(
  first: Name,
  names: readonly Name[],
  tabOf: (name: Name) => string = (name) => name,
): HashTab<Name> {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const shown = names.find((name) => name === hash) ?? first;
  const tab = tabOf(shown);
  const before = useRef(tab);
  // The name of the tab whose button was pressed: the user has put the focus there, and it isn't moved.
  const pressed = useRef<string>(undefined);
  useEffect(() => {
    if (before.current === tab) return;
    before.current = tab;
    const isPressed = pressed.current !== undefined;
    pressed.current = undefined;
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.closest('[role=tabpanel]');
    if (!isLost && (isPressed || !list.current?.contains(activeElement))) return;
    list.current
      ?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
      ?.focus({ preventScroll: true });
  }, [tab]);
  useScrollToTab(list, tab);
  const show = (name: string | null) => {
    const next = names.find((one) => one === name) ?? first;
    if (next === shown) return;
    pressed.current = tabOf(next);
    void navigate({ to: '.', hash: next === first ? '' : next, resetScroll: false });
  };
  return { shown, show, list };
}

/** Scrolls to the shown tab where the tabs are wider than the page, as on phones. */
function useScrollToTab(list: RefObject<HTMLDivElement | null>, shown: string): void {
  useEffect(() => {
    const tabs = list.current;
    const tab = tabs?.querySelector(`[role=tab][aria-selected=true][id$="${shown}"]`);
    if (!tabs || !tab) return;
    // An observer measures without forcing a layout during rendering.
    const observer = new IntersectionObserver(
      ([seen]) => {
        observer.disconnect();
        if (!seen?.rootBounds) return;
        const middleOf = ({ left, width }: DOMRectReadOnly) => left + width / 2;
        tabs.scrollLeft += middleOf(seen.boundingClientRect) - middleOf(seen.rootBounds);
      },
      { root: tabs },
    );
    observer.observe(tab);
    return () => observer.disconnect();
  }, [list, shown]);
}
