import { useSyncExternalStore } from 'react';

/** Lower than any keyboard on a screen, higher than the bars that browsers show and hide. */
const LOWEST = 120;

/**
 * Pixels at the foot of the page that the keyboard on the screen covers. 0 where the page itself becomes lower by it, as
 * `interactive-widget=resizes-content` asks of browsers, and while the page is magnified.
 */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(subscribe, covered);
}

function covered(): number {
  const { visualViewport: seen } = window;
  if (!seen || seen.scale > 1) return 0;
  const height = Math.round(innerHeight - seen.height - seen.offsetTop);
  return height < LOWEST ? 0 : height;
}

function subscribe(tell: () => void): () => void {
  const { visualViewport: seen } = window;
  seen?.addEventListener('resize', tell);
  seen?.addEventListener('scroll', tell);
  return () => {
    seen?.removeEventListener('resize', tell);
    seen?.removeEventListener('scroll', tell);
  };
}
