import type { Neighbours, PrintedString, Times } from '../model/skeleton-codec.ts';
import { type Cue, cueOf } from './cues.ts';

/** How long a cue is shown where nothing says it: two seconds, time for a short sentence. */
const SHOWN = 2000;

/**
 * The cue of a string that has no frame: as its context tells; else after the one before it, until the next begins; and
 * where there is no room between the two, together with the one before.
 */
export function createCue(
  { context }: PrintedString,
  { before, after, nth }: Neighbours,
  timesOf: (own: string) => Times | undefined,
): Cue {
  const told = cueOf(context);
  if (told) return told;
  const last = before === undefined ? undefined : timesOf(before);
  const next = after === undefined ? undefined : timesOf(after);
  return { number: String(nth + 1), notes: '', ...timesBetween(last, next) };
}

function timesBetween(last: Times | undefined, next: Times | undefined): Times {
  if (!last) {
    const end = next ? Math.max(next.start, 0) : SHOWN;
    return { start: Math.max(end - SHOWN, 0), end };
  }
  if (next && next.start <= last.end) return last;
  return { start: last.end, end: Math.min(last.end + SHOWN, next?.start ?? Number.POSITIVE_INFINITY) };
}
