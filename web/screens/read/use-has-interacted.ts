import { useEffect, useState } from 'react';

/** What a reader does first. The browser's search begins with a key, printing with an event of its own. */
const INTERACTIONS = ['keydown', 'pointerdown', 'wheel', 'touchmove', 'scroll', 'beforeprint'] as const;

/** Milliseconds after which the rest of the text is fetched for readers who have done nothing yet. */
export const IDLE_LIMIT = 3000;

/**
 * Whether to go on from the first page of the text to the rest: when the reader does something, after a while, or at once
 * where the address names a string further down. Until then a slow device has only what is seen first to draw.
 */
export function useHasInteracted(): boolean {
  const [isBegun, begin] = useState(() => location.hash !== '');
  useEffect(() => {
    if (isBegun) return;
    const go = () => begin(true);
    const listening = new AbortController();
    for (const event of INTERACTIONS) {
      window.addEventListener(event, go, { capture: true, passive: true, signal: listening.signal });
    }
    const timer = setTimeout(go, IDLE_LIMIT);
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [isBegun]);
  return isBegun;
}
