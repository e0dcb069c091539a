import type { CueLimits } from '../../core/access/cue-limits.ts';
import type { Times } from '../../formats/model/skeleton-codec.ts';
import { isOver } from './checked-cue.ts';

/** What can be wrong with when a cue is shown. Its translation has no part in it, so that this is no check of the registry. */
export const TIMING_CHECKS = ['short', 'long', 'gap', 'overlap'] as const;
export type TimingCheck = (typeof TIMING_CHECKS)[number];

/** A cue in the order of a film. */
export type TimedCue = Times & {
  /** Whether it continues the one before, so that both are shown as one. */
  readonly continues: boolean;
};

/** Whether the ends of a section's cues are only where the next ones begin, so that there are no gaps between them. */
type Ends = { readonly isOpen: boolean };

/** The limits that the times of a cue break; `next` is the cue that begins after it, if any. */
export function failedTiming(
  { start, end }: Times,
  next: TimedCue | undefined,
  limits: CueLimits,
  { isOpen }: Ends,
): TimingCheck[] {
  const duration = end - start;
  const { cue_min_duration: shortest, cue_max_duration: longest, cue_min_gap: gap } = limits;
  const between = next === undefined ? undefined : next.start - end;
  const isFailed = {
    short: shortest !== null && duration < shortest,
    long: !isOpen && isOver(duration, longest),
    gap:
      gap !== null &&
      !isOpen &&
      between !== undefined &&
      between >= 0 &&
      between < leastGap(gap) &&
      !next?.continues,
    overlap: gap !== null && between !== undefined && between < 0,
  };
  return TIMING_CHECKS.filter((check) => isFailed[check]);
}

/**
 * The gap from which on none is too short. Guidelines count frames at 24 a second; the same frames last less at 25, and
 * a file with times doesn't say which it means (subtitles.12). For 83 ms, which are two frames at 24, it is 79, so that
 * the 80 ms of two frames at 25 are enough.
 */
const leastGap = (gap: number) => Math.floor((gap * 24) / 25);

/**
 * For each of a section's cues, given in the order of the section, the one that begins after it; in time order equal ones stay
 * as they are.
 */
export function nextInTime<Cue extends TimedCue>(cues: readonly Cue[]): Map<Cue, Cue> {
  const inTime = cues.toSorted((one, other) => one.start - other.start);
  return new Map(
    inTime.flatMap((cue, nth) => {
      const next = inTime[nth + 1];
      return next ? [[cue, next] as const] : [];
    }),
  );
}
