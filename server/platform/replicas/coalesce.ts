import { setTimeout as wait } from 'node:timers/promises';

/**
 * Shares the runs of `act`: each call gets the result of a run that began after it, at least `between` milliseconds after the
 * beginning of the run before.
 */
export function coalesce<T>(act: () => Promise<T>, between: number): () => Promise<T> {
  let begunAt = Number.NEGATIVE_INFINITY;
  let running: Promise<unknown> | undefined;
  let next: Promise<T> | undefined;
  const run = async () => {
    await running?.catch(() => {});
    const pause = begunAt + between - performance.now();
    if (pause > 0) await wait(pause);
    next = undefined;
    begunAt = performance.now();
    const result = act();
    running = result;
    return result;
  };
  return () => {
    next ??= run();
    return next;
  };
}
