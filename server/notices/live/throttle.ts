/** A function that runs repeatedly, but never twice at the same time. */
export type Throttled = {
  /** Schedules a run; several requests before it share it. */
  schedule(): void;
  /** Runs what was scheduled, waits for it, and runs nothing more. */
  stop(): Promise<void>;
};

/** Delays in milliseconds. */
export type ThrottleOptions = {
  /** From the request to the run; requests in between share the run. */
  wait: number;
  /** The least time between the starts of two runs. */
  between?: number;
};

/** Throttles `run`: it runs soon after each request. */
export function throttle(
  { wait, between = 0 }: ThrottleOptions,
  run: () => Promise<void>,
  onError: (error: unknown) => void = () => {},
): Throttled {
  let lastStartedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

  const start = () => {
    timer = undefined;
    isWanted = false;
    lastStartedAt = performance.now();
    running = run()
      .catch(onError)
      .finally(() => {
        running = undefined;
        if (isWanted && !isStopped) soon();
      });
  };
  const soon = () => {
    isWanted = true;
    if (isStopped || running) return;
    timer ??= setTimeout(start, Math.max(wait, lastStartedAt + between - performance.now()));
  };
  return {
    schedule: soon,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
      if (isWanted) await run().catch(onError);
      isWanted = false;
    },
  };
}
