import { useLocation, useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { useScrollToTab } from './use-scroll-to-tab.ts';

/** The shown tab of a page, and how to change it. */
type HashTab<Name extends string> = {
  shown: Name;
  show: (name: string | null) => void;
  /** For the list of the tabs. */
  list: RefObject<HTMLDivElement | null>;
};

/**
 * The tab named by the address's hash, or `first` without one. Opening a tab adds to the browser's history, so Back leads to
 * the previous tab; a focus inside the closed tab moves to the new tab's button.
 */
export function useHashTab<Name extends string>(first: Name, names: readonly Name[]): HashTab<Name> {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const shown = names.find((name) => name === hash) ?? first;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const { activeElement } = document;
    if (activeElement !== document.body && !activeElement?.closest('[role=tabpanel]')) return;
    list.current
      ?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
      ?.focus({ preventScroll: true });
  }, [shown]);
  useScrollToTab(list, shown);
  const show = (name: string | null) => {
    if (name === shown) return;
    void navigate({ to: '.', hash: name === first || !name ? '' : name, resetScroll: false });
  };
  return { shown, show, list };
}
