import { busy, tooOften } from '../http/failures.ts';

/** How many run at the same time, and how many may wait. */
export type QueueLimits = {
  /** How many run at once, in all and of one visitor; of one visitor as many as in all if not given. */
  atOnce: number;
  atOncePerVisitor?: number;
  /** How many may wait, in all and of one visitor. */
  waiting: number;
  waitingPerVisitor?: number;
  /** Milliseconds after which a request stops waiting. */
  longestWait: number;
};

/** Who asks; the signal ends the wait when the client disconnects. */
export type Entry = { visitor?: string; signal?: AbortSignal };

/** Releases the slot. Calling it again does nothing. */
export type Release = () => void;

/** Limits how much expensive work runs at once, and shares it fairly among visitors. */
export type ConcurrencyLimit = {
  /**
   * Waits for a slot. Rejects with 429 `tooOften` if this visitor has too many waiting, and with 503 `busy` if too many
   * wait in all, if no slot was free in time, or if the client disconnected.
   */
  enter(entry: Entry): Promise<Release>;
  /** Runs the work in a slot and releases it afterwards. Rejects as `enter` does. */
  run<Value>(entry: Entry, work: () => Promise<Value>): Promise<Value>;
  amounts(): { running: number; waiting: number };
};

type Waiting = { visitor: string; start: (leave: Release) => void };

/**
 * Creates a limit. The next slot goes to the visitor with the fewest running; among equals, to the one who has waited
 * longest.
 */
export function createConcurrencyLimit({
  atOnce,
  atOncePerVisitor = atOnce,
  waiting: mostWaiting,
  waitingPerVisitor = Number.POSITIVE_INFINITY,
  longestWait,
}: QueueLimits): ConcurrencyLimit {
  const runningOf = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let running = 0;

  const take = (visitor: string): Release => {
    running += 1;
    runningOf.set(visitor, (runningOf.get(visitor) ?? 0) + 1);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      running -= 1;
      const others = (runningOf.get(visitor) ?? 1) - 1;
      if (others === 0) runningOf.delete(visitor);
      else runningOf.set(visitor, others);
      startNext();
    };
  };

  const next = (): Waiting | undefined => {
    let best: Waiting | undefined;
    let fewest = atOncePerVisitor;
    for (const one of waiting) {
      const amount = runningOf.get(one.visitor) ?? 0;
      if (amount < fewest) [best, fewest] = [one, amount];
    }
    return best;
  };

  const startNext = () => {
    while (running < atOnce) {
      const one = next();
      if (!one) return;
      waiting.delete(one);
      one.start(take(one.visitor));
    }
  };

  /** Whether a visitor may start at once; otherwise their request waits. */
  const mayStart = (visitor: string) => running < atOnce && (runningOf.get(visitor) ?? 0) < atOncePerVisitor;
  const amountWaitingOf = (visitor: string) => [...waiting].filter((one) => one.visitor === visitor).length;

  const enter = async ({ visitor = '', signal }: Entry): Promise<Release> => {
    if (signal?.aborted) throw busy(longestWait);
    if (mayStart(visitor)) return take(visitor);
    if (amountWaitingOf(visitor) >= waitingPerVisitor) throw tooOften('general', longestWait);
    if (waiting.size >= mostWaiting) throw busy(longestWait);
    const { promise, resolve, reject } = Promise.withResolvers<Release>();
    const me: Waiting = { visitor, start: resolve };
    const giveUp = () => {
      waiting.delete(me);
      reject(busy(longestWait));
    };
    const timer = setTimeout(giveUp, longestWait).unref();
    signal?.addEventListener('abort', giveUp);
    waiting.add(me);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    }
  };

  return {
    enter,
    async run(entry, work) {
      const leave = await enter(entry);
      try {
        return await work();
      } finally {
        leave();
      }
    },
    amounts: () => ({ running, waiting: waiting.size }),
  };
}
