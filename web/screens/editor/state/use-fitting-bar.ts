import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Lists in `data-tight` the parts that a bar drops until the rest fits, in the order of `parts`; one that fits again
 * without a later one comes back. It is measured, since texts differ in length by language, and again when a child
 * changes its size. `shown` names what is in the bar.
 */
export function useFittingBar<Bar extends HTMLElement>(
  parts: readonly string[],
  shown: string,
): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || shown === '') return;
    const fitsWithout = (given: readonly string[]) => {
      element.dataset.tight = given.join(' ');
      return element.scrollWidth <= element.clientWidth;
    };
    const measure = () => {
      let given: readonly string[] = [];
      for (const part of parts) {
        if (fitsWithout(given)) break;
        given = [...given, part];
      }
      for (const part of given.slice(0, -1).reverse()) {
        const fewer = given.filter((one) => one !== part);
        if (fitsWithout(fewer)) given = fewer;
      }
      element.dataset.tight = given.join(' ');
    };
    // An observer is called after layout and before paint.
    const watch = new ResizeObserver(measure);
    for (const measured of [element, ...element.children]) watch.observe(measured);
    return () => watch.disconnect();
  }, [parts, shown]);
  return bar;
}
