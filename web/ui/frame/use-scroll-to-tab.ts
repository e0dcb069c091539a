import { type RefObject, useEffect } from 'react';

/** Keeps the tab shown in sight where the tabs are wider than the page, as on a phone. */
export function useScrollToTab(list: RefObject<HTMLDivElement | null>, shown: string): void {
  useEffect(() => {
    const tabs = list.current;
    const tab = tabs?.querySelector(`[role=tab][aria-selected=true][id$="${shown}"]`);
    if (!tabs || !tab) return;
    // Asked of an observer: reading places here would have the page laid out while it is being drawn.
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
