import { useSyncExternalStore } from 'react';

/** Pixels: less than any keyboard, more than the bars that browsers show and hide. */
const MIN_KEYBOARD_HEIGHT = 120;

/**
 * The pixels at the bottom of the page that a touch keyboard covers. 0 while the page is zoomed, and where the browser
 * resizes it instead (`interactive-widget=resizes-content`).
 */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(subscribe, coveredHeight);
}

function coveredHeight(): number {
  const { visualViewport: seen } = window;
  if (!seen || seen.scale > 1) return 0;
  const height = Math.round(innerHeight - seen.height - seen.offsetTop);
  return height < MIN_KEYBOARD_HEIGHT ? 0 : height;
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
