import { StartRefused } from '../start-refused.ts';

/** Milliseconds after which a step of a backup or restore that has not ended is given up. */
export const STANDSTILL = 60_000;

/** Watches that the steps of a long piece of work end in time. */
export type Progress = {
  /** Waits for one step; `what` says in a refusal what did not happen: `The database has sent nothing`. */
  step<T>(what: string, outcome: Promise<T>): Promise<T>;
  /** Rejects with StartRefused when a step takes too long. That step is left as it is. */
  stalled: Promise<never>;
};

/**
 * Fails loudly what comes to a standstill: a database or a disk that no longer answers, without a word. Waits are not
 * raced one by one, since each race would stay in memory until the last: `stalled` is raced once, with the whole work.
 */
export function watchProgress(limit = STANDSTILL): Progress {
  const { promise: stalled, reject } = Promise.withResolvers<never>();
  stalled.catch(() => {});
  return {
    stalled,
    async step(what, outcome) {
      const timer = setTimeout(() => {
        reject(new StartRefused(`${what} for ${limit / 1000} seconds: given up.`));
      }, limit);
      try {
        return await outcome;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
