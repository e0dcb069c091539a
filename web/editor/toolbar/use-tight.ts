import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Marks a bar as `data-tight` while its words don't fit into the room it has, in whatever language they are: what the
 * styles then leave out is measured, not guessed from the window. `shown` names what stands in it, measured anew with it.
 */
export function useTight<Bar extends HTMLElement>(shown: string): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || shown === '') return;
    const measure = () => {
      delete element.dataset.tight;
      if (element.scrollWidth > element.clientWidth) element.dataset.tight = '';
    };
    // Told first before anything is painted, when the browser has laid it out anyway.
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [shown]);
  return bar;
}
