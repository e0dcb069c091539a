/** Events by which the user navigates away. */
const LEAVES = ['keydown', 'wheel', 'pointerdown', 'touchstart'] as const;

/**
 * Keeps a place of the page in view though the text around it takes its real height only when it comes near the window:
 * calls `bring` whenever the page's height changes, until the reader goes elsewhere. Returns what ends it.
 */
export function keepInView(bring: () => void): () => void {
  const growth = new ResizeObserver(bring);
  const gone = new AbortController();
  const leave = () => {
    growth.disconnect();
    gone.abort();
  };
  for (const name of LEAVES) {
    document.addEventListener(name, leave, { capture: true, passive: true, signal: gone.signal });
  }
  growth.observe(document.documentElement);
  return leave;
}
