import { busy, tooOften } from '../http/failures.ts';

/** How many run at the same time, and how many may wait. */
export type QueueLimits = {
  /** How many run at once, in all, of one visitor and of one address; of one as many as in all if not given. */
  atOnce: number;
  atOncePerVisitor?: number;
  atOncePerAddress?: number;
  /** How many may wait, in all and of one visitor. */
  waiting: number;
  waitingPerVisitor?: number;
  /** Milliseconds after which a request stops waiting. */
  longestWait: number;
};

/**
 * Who asks, and from where; `signal` ends the wait when the client disconnects. An entry with `isLast` starts when
 * nothing else runs, or after half of the longest wait.
 */
export type QueueEntry = { visitor?: string; address?: string; isLast?: boolean; signal?: AbortSignal };

/** Releases the slot. Calling it again does nothing. */
export type Release = () => void;

/** Limits how much expensive work runs at once, and shares it fairly among visitors. */
export type ConcurrencyLimit = {
  /**
   * Waits for a slot. Rejects with 429 `tooOften` if this visitor has too many waiting, and with 503 `busy` if too many
   * wait in all, if no slot was free in time, or if the client disconnected.
   */
  enter(entry: QueueEntry): Promise<Release>;
  /** Runs the work in a slot and releases it afterwards. Rejects as `enter` does. */
  run<Value>(entry: QueueEntry, work: () => Promise<Value>): Promise<Value>;
  amounts(): { running: number; waiting: number };
};

type Asker = { visitor: string; address: string | undefined; isLast: boolean };
type Waiting = Asker & { isLast: boolean; start: (leave: Release) => void };

/** Visitors whose turns are known; with more, all begin anew. */
const MOST_TURNS = 10_000;

/**
 * Creates a limit. The next slot goes to the visitor with the fewest running, then to the address with the fewest, then to the visitor
 * whose last slot was the longest ago; among equals, to the one who has waited longest.
 */
export function createConcurrencyLimit({
  atOnce,
  atOncePerVisitor = atOnce,
  atOncePerAddress = atOnce,
  waiting: mostWaiting,
  waitingPerVisitor = Number.POSITIVE_INFINITY,
  longestWait,
}: QueueLimits): ConcurrencyLimit {
  const visitors = new Map<string, number>();
  const addresses = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let running = 0;
  /** When each visitor had a slot last, as long as anybody waits: where one runs at a time, nobody else has any running. */
  const turns = new Map<string, number>();
  let turn = 0;

  const count = ({ visitor, address }: Asker, by: 1 | -1) => {
    running += by;
    visitors.set(visitor, (visitors.get(visitor) ?? 0) + by);
    if (visitors.get(visitor) === 0) visitors.delete(visitor);
    if (address === undefined) return;
    addresses.set(address, (addresses.get(address) ?? 0) + by);
    if (addresses.get(address) === 0) addresses.delete(address);
  };
  const take = (asker: Asker): Release => {
    count(asker, 1);
    turns.set(asker.visitor, ++turn);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      count(asker, -1);
      startNext();
      if (running === 0 || turns.size > MOST_TURNS) turns.clear();
    };
  };

  const ofVisitor = ({ visitor }: Asker) => visitors.get(visitor) ?? 0;
  const ofAddress = ({ address = '' }: Asker) => addresses.get(address) ?? 0;
  /** Whether one may start at once; otherwise their request waits. */
  const mayStart = (asker: Asker) =>
    running < (asker.isLast ? 1 : atOnce) &&
    ofVisitor(asker) < atOncePerVisitor &&
    ofAddress(asker) < atOncePerAddress;
  const turnOf = ({ visitor }: Asker) => turns.get(visitor) ?? 0;
  const next = (): Waiting | undefined =>
    [...waiting]
      .filter(mayStart)
      .sort(
        (a, b) =>
          Number(a.isLast) - Number(b.isLast) ||
          ofVisitor(a) - ofVisitor(b) ||
          ofAddress(a) - ofAddress(b) ||
          turnOf(a) - turnOf(b),
      )[0];

  const startNext = () => {
    while (running < atOnce) {
      const task = next();
      if (!task) return;
      waiting.delete(task);
      task.start(take(task));
    }
  };

  const amountWaitingOf = (visitor: string) =>
    [...waiting].filter((waitingTask) => waitingTask.visitor === visitor).length;

  const enter = async ({ visitor = '', address, isLast = false, signal }: QueueEntry): Promise<Release> => {
    if (signal?.aborted) throw busy(longestWait);
    const asker = { visitor, address, isLast };
    if (mayStart(asker)) return take(asker);
    if (amountWaitingOf(visitor) >= waitingPerVisitor) throw tooOften('general', longestWait);
    if (waiting.size >= mostWaiting) throw busy(longestWait);
    const { promise, resolve, reject } = Promise.withResolvers<Release>();
    const me: Waiting = { ...asker, start: resolve };
    const giveUp = () => {
      waiting.delete(me);
      reject(busy(longestWait));
    };
    const timer = setTimeout(giveUp, longestWait).unref();
    // Where something always runs, it would never start.
    const patience = setTimeout(() => {
      me.isLast = false;
      startNext();
    }, longestWait / 2).unref();
    signal?.addEventListener('abort', giveUp);
    waiting.add(me);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      clearTimeout(patience);
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
