/** Events by which the user navigates away. */
const LEAVE_EVENTS = ['keydown', 'wheel', 'pointerdown', 'touchstart'] as const;

/**
 * Keeps a position in view while blocks above it get their real height: calls `scroll` whenever the page's height changes,
 * until the user scrolls elsewhere. Returns the function that ends it.
 */
export function keepInView(scroll: () => void): () => void {
  const growth = new ResizeObserver(scroll);
  const gone = new AbortController();
  const leave = () => {
    growth.disconnect();
    gone.abort();
  };
  for (const name of LEAVE_EVENTS) {
    document.addEventListener(name, leave, { capture: true, passive: true, signal: gone.signal });
  }
  growth.observe(document.documentElement);
  return leave;
}

/** Milliseconds for which an element is kept in view: by then the text around it is rendered. */
const HOLD_TIME = 3000;

/** Scrolls to an element, and keeps it in view while the text around it is rendered. Returns the function that ends it. */
export function holdInView(id: string): () => void {
  const stop = keepInView(() => document.getElementById(id)?.scrollIntoView({ block: 'start' }));
  const timer = setTimeout(stop, HOLD_TIME);
  return () => {
    stop();
    clearTimeout(timer);
  };
}
