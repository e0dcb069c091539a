import { StartRefused } from '../../platform/settings/start-refused.ts';

/** Milliseconds after which a step of a backup or restore is given up. */
export const STALL_TIMEOUT = 60_000;

/** Checks that the steps of a long task end in time. */
export type Progress = {
  /** Waits for one step; `what` is the error message if it does not end: `The database has sent nothing`. */
  step<T>(what: string, outcome: Promise<T>): Promise<T>;
  /** Rejects with StartRefused when a step takes too long. The step itself is not stopped. */
  stalled: Promise<never>;
};

/**
 * Fails when a database or disk stops responding without an error. Steps are not raced one by one, because each race would stay
 * in memory until the end: `stalled` is raced once, with the whole task.
 */
export function watchProgress(limit = STALL_TIMEOUT): Progress {
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
