import { type RefObject, useEffect } from 'react';

/** Scrolls to the shown tab where the tabs are wider than the page, as on phones. */
export function useScrollToTab(list: RefObject<HTMLDivElement | null>, shown: string): void {
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
