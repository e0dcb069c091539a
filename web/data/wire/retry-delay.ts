/** Milliseconds at least before any attempt. */
const MIN_DELAY = 500;
/** Milliseconds at most after failures, without the random part. */
const MAX_DELAY = 30_000;
/** Milliseconds at least after a refusal. */
const REFUSED_DELAY = 30_000;

/** How a stream of events ended. After `signedOut` it is opened again once the user is known to be signed in. */
export type StreamOutcome = 'ended' | 'failed' | 'refused' | 'signedOut';

/**
 * Milliseconds to wait before the next attempt: exponential backoff with a random part, so that clients don't all come at
 * one moment. `chance` is from 0 to 1. The first attempt after signing in again doesn't wait.
 */
export function retryDelay(outcome: StreamOutcome, failures: number, chance: number): number {
  if (outcome === 'refused') return REFUSED_DELAY + REFUSED_DELAY * chance;
  if (outcome === 'signedOut' && failures <= 1) return 0;
  const delay = outcome === 'ended' ? MIN_DELAY : Math.min(MAX_DELAY, MIN_DELAY * 2 ** failures);
  return delay + delay * chance;
}
