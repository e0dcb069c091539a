import { useLocation, useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/** A page's tabs, one of which its address names. */
type HashTab<Name extends string> = {
  shown: Name;
  show: (name: string | null) => void;
  /** For the list of the tabs. */
  list: RefObject<HTMLDivElement | null>;
};

/**
 * The tab that the address's hash names, and `first` without one. A tab that is opened is a step in the browser's
 * history, so that Back leads to the tab before it. A focus that was in the tab left goes to the one shown.
 */
export function useHashTab<Name extends string>(first: Name, names: readonly Name[]): HashTab<Name> {
  const hash = useLocation({ select: (place) => place.hash });
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
  const show = (name: string | null) => {
    if (name === shown) return;
    void navigate({ to: '.', hash: name === first || !name ? '' : name, resetScroll: false });
  };
  return { shown, show, list };
}
