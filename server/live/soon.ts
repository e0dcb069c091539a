/** Something that is done again and again, never twice at the same time. */
export type Soon = {
  /** Has it done once more, soon; asked for several times before, it is done once. */
  soon(): void;
  /** No more from now on; waits for what is under way, and does what was asked for. */
  stop(): Promise<void>;
};

/** Does `act` when asked for, `wait` milliseconds later, so that what is asked for meanwhile is done with it. */
export function doneSoon(
  wait: number,
  act: () => Promise<void>,
  failed: (error: unknown) => void = () => {},
): Soon {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

  const begin = () => {
    timer = undefined;
    isWanted = false;
    running = act()
      .catch(failed)
      .finally(() => {
        running = undefined;
        if (isWanted && !isStopped) soon();
      });
  };
  const soon = () => {
    isWanted = true;
    if (!isStopped && !running) timer ??= setTimeout(begin, wait);
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
