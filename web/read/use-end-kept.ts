import { useEffect } from 'react';

/** What says that a reader goes elsewhere. */
const LEAVES = ['keydown', 'wheel', 'pointerdown', 'touchstart'] as const;

/**
 * The key *End* leads to the end of the text, though what is far away takes its real height only when one comes near: the end
 * is followed until the reader goes elsewhere.
 */
export function useEndKept(): void {
  useEffect(() => {
    const page = document.documentElement;
    const growth = new ResizeObserver(() => window.scrollTo(0, page.scrollHeight));
    const leave = () => growth.disconnect();
    const follow = (event: KeyboardEvent) => {
      if (event.key === 'End' && !event.defaultPrevented && event.target === document.body)
        growth.observe(page);
    };
    for (const name of LEAVES) document.addEventListener(name, leave, { passive: true });
    document.addEventListener('keydown', follow);
    return () => {
      leave();
      for (const name of LEAVES) document.removeEventListener(name, leave);
      document.removeEventListener('keydown', follow);
    };
  }, []);
}
