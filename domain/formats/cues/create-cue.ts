import type { Neighbours, PrintedString, Times } from '../model/skeleton-codec.ts';
import { type Cue, cueOf } from './cues.ts';

/** How long a cue without an end is shown: two seconds, enough for a short sentence. */
export const SHOWN = 2000;

/**
 * Creates the cue of a string without a frame. It has the times of the string's context. Without these it stands
 * between the cue before it and the next one, or shares the times of the one before if there is no time between them.
 */
export function createCue(
  { context }: PrintedString,
  { before, after, nth, header }: Neighbours,
  timesOf: (own: string, header: string) => Times | undefined,
): Cue {
  const cue = cueOf(context);
  if (cue) return cue;
  const last = before === undefined ? undefined : timesOf(before, header);
  const next = after === undefined ? undefined : timesOf(after, header);
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
