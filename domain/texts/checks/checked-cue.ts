import type { CueLimits } from '../../core/access/cue-limits.ts';
import type { Times } from '../../formats/model/skeleton-codec.ts';

/** The limits of a project for the words of a cue (subtitles.12). */
export type ReadingLimits = Pick<CueLimits, 'cue_speed' | 'cue_line_length' | 'cue_lines'>;

/** What checks know of a string that is a cue (subtitles.13). */
export type CheckedCue = {
  /** When its translation is shown. */
  readonly times: Times;
  readonly limits: ReadingLimits;
};

/** Whether a measure is over a limit, if there are both. */
export const isOver = (count: number | null, limit: number | null): boolean =>
  count !== null && limit !== null && count > limit;
