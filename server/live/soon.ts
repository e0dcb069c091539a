/** Something that is done again and again, never twice at the same time. */
export type Soon = {
  /** Has it done once more, soon; asked for several times before, it is done once. */
  soon(): void;
  /** No more from now on; waits for what is under way, and does what was asked for. */
  stop(): Promise<void>;
};

/** How soon something is done, in milliseconds. */
export type Pace = {
  /** After it is asked for; what is asked for meanwhile is done with it. */
  wait: number;
  /** From one beginning to the next at the least, so that what is asked for all the time is done in fewer goes. */
  between?: number;
};

/** Does `act` soon whenever it is asked for. */
export function doneSoon(
  { wait, between = 0 }: Pace,
  act: () => Promise<void>,
  failed: (error: unknown) => void = () => {},
): Soon {
  let lastBegun = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

  const begin = () => {
    timer = undefined;
    isWanted = false;
    lastBegun = performance.now();
    running = act()
      .catch(failed)
      .finally(() => {
        running = undefined;
        if (isWanted && !isStopped) soon();
      });
  };
  const soon = () => {
    isWanted = true;
    if (isStopped || running) return;
    timer ??= setTimeout(begin, Math.max(wait, lastBegun + between - performance.now()));
  };
  return {
    soon,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
      if (isWanted) await act().catch(failed);
      isWanted = false;
    },
  };
}
