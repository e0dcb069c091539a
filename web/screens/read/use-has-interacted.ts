import { useEffect, useState } from 'react';

/** Events of the first interaction. The browser's search starts with a key, printing with its own event. */
const INTERACTIONS = ['keydown', 'pointerdown', 'wheel', 'touchmove', 'scroll', 'beforeprint'] as const;

/** Milliseconds after which the rest of the text is fetched for readers who have done nothing yet. */
export const IDLE_LIMIT = 3000;

/**
 * Whether to fetch the rest of the text after its first page: after an interaction or a while, or at once if the
 * address names a string further down. Until then a slow device renders only the first view.
 */
export function useHasInteracted(): boolean {
  const [isBegun, setBegun] = useState(() => location.hash !== '');
  useEffect(() => {
    if (isBegun) return;
    const go = () => setBegun(true);
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
