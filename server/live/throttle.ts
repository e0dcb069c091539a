/** Something that is done again and again, never twice at the same time. */
export type Throttled = {
  /** Has it done once more, soon; asked for several times before, it is done once. */
  schedule(): void;
  /** No more from now on; waits for what is under way, and does what was asked for. */
  stop(): Promise<void>;
};

/** How soon something is done, in milliseconds. */
export type ThrottleOptions = {
  /** After it is asked for; what is asked for meanwhile is done with it. */
  wait: number;
  /** From one beginning to the next at the least, so that what is asked for all the time is done in fewer goes. */
  between?: number;
};

/** Does `act` soon whenever it is asked for. */
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
