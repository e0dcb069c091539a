/** Milliseconds after which a page that isn't painted, in a tab behind another, doesn't wait for it any longer. */
const LONGEST = 200;

/** Calls back once the next frame is painted. Answers what forgets it. */
export function afterPaint(call: () => void): () => void {
  let next: ReturnType<typeof setTimeout> | undefined;
  const done = () => {
    forget();
    call();
  };
  const frame = requestAnimationFrame(() => {
    next = setTimeout(done);
  });
  const late = setTimeout(done, LONGEST);
  const forget = () => {
    cancelAnimationFrame(frame);
    clearTimeout(next);
    clearTimeout(late);
  };
  return forget;
}

/** Until the next frame is painted. */
export const painted = () => new Promise<void>((resolve) => void afterPaint(resolve));
