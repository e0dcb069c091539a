import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Names in `data-tight` what a bar gives up, the first of `parts` first, until the rest fits into the room it has, in
 * whatever language it is: measured, not guessed from the window, and again when what is in it changes its size. `shown` names
 * what is in the bar.
 */
export function useTight<Bar extends HTMLElement>(
  parts: readonly string[],
  shown: string,
): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || shown === '') return;
    const measure = () => {
      for (let given = 0; given <= parts.length; given += 1) {
        element.dataset.tight = parts.slice(0, given).join(' ');
        if (element.scrollWidth <= element.clientWidth) return;
      }
    };
    // Told first before anything is painted, when the browser has laid it out anyway.
    const watch = new ResizeObserver(measure);
    for (const measured of [element, ...element.children]) watch.observe(measured);
    return () => watch.disconnect();
  }, [parts, shown]);
  return bar;
}
