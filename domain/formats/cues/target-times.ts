import type { Times } from '../model/skeleton-codec.ts';
import { cueOf } from './cues.ts';

/** When the translation of a cue is shown, in milliseconds; null: when its source is (subtitles.16). */
export type TargetTimes = { readonly target_start: number | null; readonly target_end: number | null };

/** A string with its times: those of the source are in its context. */
type TimedString = TargetTimes & { readonly context: string };

/** As the source. */
export const NO_TARGET_TIMES: TargetTimes = { target_start: null, target_end: null };

/** The times that the translation of a cue has of its own. */
export const ownTimes = ({ target_start: start, target_end: end }: TargetTimes): Times | undefined =>
  start === null || end === null ? undefined : { start, end };

/** When the translation of a string is shown; undefined if the string is no cue. */
export function shownTimes(string: TimedString): Times | undefined {
  const cue = cueOf(string.context);
  return cue && (ownTimes(string) ?? cue);
}

/**
 * The times of the translation of both parts of a cue, which share them as those of the source: `first` is the context of the
 * first part.
 */
export function dividedTimes(whole: TimedString, first: string): { first: TargetTimes; second: TargetTimes } {
  const [was, part, own] = [cueOf(whole.context), cueOf(first), ownTimes(whole)];
  if (!was || !part || !own) return { first: NO_TARGET_TIMES, second: NO_TARGET_TIMES };
  const share = was.end > was.start ? (part.end - was.start) / (was.end - was.start) : 1;
  const middle = Math.round(own.start + (own.end - own.start) * share);
  return {
    first: { target_start: own.start, target_end: middle },
    second: { target_start: middle, target_end: own.end },
  };
}

/** The times of the translation of two cues in one, from the beginning of the first to the end of the second. */
export function joinedTimes(first: TimedString, second: TimedString): TargetTimes {
  const [from, to] = [shownTimes(first), shownTimes(second)];
  if (!from || !to || (!ownTimes(first) && !ownTimes(second))) return NO_TARGET_TIMES;
  return { target_start: from.start, target_end: Math.max(from.end, to.end) };
}
