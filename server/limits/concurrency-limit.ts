import { busy, tooOften } from '../http/failures.ts';

/** How much runs at the same time, and how much may wait for it. */
export type QueueLimits = {
  /** Places: how much runs at once, of everybody and of one visitor. Without a limit per visitor, one visitor may have all. */
  atOnce: number;
  atOncePerVisitor?: number;
  /** How many wait for a place, of everybody and of one visitor. */
  waiting: number;
  waitingPerVisitor?: number;
  /** Milliseconds after which a request stops waiting. */
  longestWait: number;
};

/** Who asks for a place, and what ends the wait: the client has disconnected. */
export type Entry = { visitor?: string; signal?: AbortSignal };

/** Gives a place back. Calling it again does nothing. */
export type Leave = () => void;

/** A queue before work that is expensive: it has few places, and shares them fairly. */
export type ConcurrencyLimit = {
  /**
   * Waits for a place. Rejects with 429 `tooOften` when this visitor has too many waiting, and with 503 `busy` when everybody
   * together has, when no place was free in time, or when the client disconnected meanwhile.
   */
  enter(entry: Entry): Promise<Leave>;
  /** Runs the work in a place, which is free again when the work ends, however it ends. Rejects as `enter` does. */
  run<Value>(entry: Entry, work: () => Promise<Value>): Promise<Value>;
  /** How many run and how many wait at this moment. */
  amounts(): { running: number; waiting: number };
};

type Waiting = { visitor: string; start: (leave: Leave) => void };

/** The next place goes to the visitor with the fewest running; among equals, to the one who has waited longest. */
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

  const take = (visitor: string): Leave => {
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

  /** Whoever waits while this holds waits for a place of their own share. */
  const mayStart = (visitor: string) => running < atOnce && (runningOf.get(visitor) ?? 0) < atOncePerVisitor;
  const amountWaitingOf = (visitor: string) => [...waiting].filter((one) => one.visitor === visitor).length;

  const enter = async ({ visitor = '', signal }: Entry): Promise<Leave> => {
    if (signal?.aborted) throw busy(longestWait);
    if (mayStart(visitor)) return take(visitor);
    if (amountWaitingOf(visitor) >= waitingPerVisitor) throw tooOften('general', longestWait);
    if (waiting.size >= mostWaiting) throw busy(longestWait);
    const { promise, resolve, reject } = Promise.withResolvers<Leave>();
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
