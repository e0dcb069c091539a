/** Milliseconds: after a stream that ended well, at least and at most after one that failed, and after a refusal. */
const AGAIN = 500;
const LATEST = 30_000;
const REFUSED = 30_000;

/** How the last attempt to follow a project went. `signedOut`: it is made again once it is known that somebody is signed in. */
export type Fate = 'ended' | 'failed' | 'refused' | 'signedOut';

/**
 * How long to wait before the next attempt, in milliseconds: longer with each failure in a row, and never all readers at
 * the same moment. `chance` is from 0 to 1. Who is known to be signed in again does not wait, unless that proves wrong.
 */
export function waitAfter(fate: Fate, failures: number, chance: number): number {
  if (fate === 'refused') return REFUSED + REFUSED * chance;
  if (fate === 'signedOut' && failures <= 1) return 0;
  const least = fate === 'ended' ? AGAIN : Math.min(LATEST, AGAIN * 2 ** failures);
  return least + least * chance;
}
