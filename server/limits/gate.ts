import { busy, tooOften } from '../failures.ts';

/** How much goes on at the same time, and how much may wait for it. */
export type GateLimits = {
  /** Acts at once, of everybody and of one visitor. */
  atOnce: number;
  atOncePerVisitor: number;
  /** Acts that wait, of everybody and of one visitor. */
  waiting: number;
  waitingPerVisitor: number;
  /** Milliseconds for which an act waits at most. */
  longestWait: number;
};

/** Whose act it is, and what ends its wait: the visitor has gone. */
export type Turn = { visitor: string; signal: AbortSignal | undefined };

/**
 * Lets an act pass when it is its turn, and answers what came of it. Refuses with 429 where this visitor has too many waiting,
 * with 503 `busy` where everybody together has, or its turn did not come in time. Rejects with the signal's reason where the
 * visitor has gone before its turn.
 */
export type Gate = {
  <Value>(turn: Turn, act: () => Promise<Value>): Promise<Value>;
  /** How many pass at this moment, and how many wait. */
  amounts(): { passing: number; waiting: number };
};

type Waiting = { visitor: string; pass: () => void };

/**
 * A gate before what is costly. Next is always the act of the visitor who has the fewest passing, the oldest of those: whoever
 * asks for much waits behind whoever asks for little.
 */
export function openGate(limits: GateLimits): Gate {
  const passing = new Map<string, number>();
  const waiting: Waiting[] = [];
  let free = limits.atOnce;

  const passingOf = (visitor: string) => passing.get(visitor) ?? 0;
  const change = (visitor: string, by: number) => {
    const amount = passingOf(visitor) + by;
    if (amount === 0) passing.delete(visitor);
    else passing.set(visitor, amount);
    free -= by;
  };
  const letPass = () => {
    while (free > 0) {
      const next = waiting.reduce<Waiting | undefined>((best, one) => {
        if (passingOf(one.visitor) >= limits.atOncePerVisitor) return best;
        return best && passingOf(best.visitor) <= passingOf(one.visitor) ? best : one;
      }, undefined);
      if (!next) return;
      waiting.splice(waiting.indexOf(next), 1);
      change(next.visitor, 1);
      next.pass();
    }
  };

  const turnOf = ({ visitor, signal }: Turn): Promise<void> => {
    signal?.throwIfAborted();
    if (waiting.filter((one) => one.visitor === visitor).length >= limits.waitingPerVisitor) {
      throw tooOften('general', limits.longestWait);
    }
    if (waiting.length >= limits.waiting) throw busy(limits.longestWait);
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', gone);
      };
      const leave = (reason: unknown) => {
        stop();
        waiting.splice(waiting.indexOf(me), 1);
        reject(reason);
      };
      const gone = () => leave(signal?.reason);
      const timer = setTimeout(() => leave(busy(limits.longestWait)), limits.longestWait);
      const pass = () => {
        stop();
        resolve();
      };
      const me = { visitor, pass };
      signal?.addEventListener('abort', gone);
      waiting.push(me);
      letPass();
    });
  };

  const gate = async <Value>(turn: Turn, act: () => Promise<Value>): Promise<Value> => {
    await turnOf(turn);
    try {
      return await act();
    } finally {
      change(turn.visitor, -1);
      letPass();
    }
  };
  const amounts = () => ({ passing: limits.atOnce - free, waiting: waiting.length });
  return Object.assign(gate, { amounts });
}
