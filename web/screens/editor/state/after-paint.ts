/** Milliseconds to wait at most: a page in a hidden tab isn't painted. */
const MAX_WAIT = 200;

/** Calls back after the next frame is painted. Returns the function that cancels it. */
export function afterPaint(call: () => void): () => void {
  let next: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    forget();
    call();
  };
  const frame = requestAnimationFrame(() => {
    next = setTimeout(run);
  });
  const late = setTimeout(run, MAX_WAIT);
  const forget = () => {
    cancelAnimationFrame(frame);
    clearTimeout(next);
    clearTimeout(late);
  };
  return forget;
}

/** Resolves after the next frame is painted. */
export const nextPaint = () => new Promise<void>((resolve) => void afterPaint(resolve));
