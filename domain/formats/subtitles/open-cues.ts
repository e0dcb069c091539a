import { SHOWN } from '../cues/create-cue.ts';

/**
 * When each cue ends in a format without ends: when the next one begins. `starts` are those of all cues in any order,
 * also of cues without words; the last cue is shown for two seconds.
 */
export function endsOf(starts: readonly number[]): (start: number) => number {
  const sorted = [...new Set(starts)].toSorted((a, b) => a - b);
  const next = new Map(sorted.map((start, nth) => [start, sorted[nth + 1]]));
  return (start) => next.get(start) ?? start + SHOWN;
}
