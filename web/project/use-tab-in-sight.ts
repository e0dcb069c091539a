import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the tab shown in sight where the tabs are wider than the page, as on a phone. */
export function useTabInSight(shown: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[role=tab][aria-selected=true][id$="${shown}"]`);
    if (!list.current || !tab) return;
    const { left, width } = tab.getBoundingClientRect();
    const middle = left + width / 2 - list.current.getBoundingClientRect().left;
    list.current.scrollLeft += middle - list.current.clientWidth / 2;
  }, [shown]);
  return list;
}
