import { contextOf, cueOf } from '../../formats/cues/cues.ts';
import { ownTimes } from '../../formats/cues/target-times.ts';
import { isSubtitles } from '../../formats/model/format.ts';
import { LATEST } from '../retiming/times.ts';
import type { RETIMED_TIMES } from './actions.ts';
import type { BatchString, Skip } from './decide.ts';

/** How a batch changes times: each is multiplied by `factor`, then `by` is added, in milliseconds (batches.11). */
export type BatchRetiming = {
  readonly times: (typeof RETIMED_TIMES)[number];
  readonly factor: number;
  readonly by: number;
};

/** The edit that gives a string of a batch its times (subtitles.14, subtitles.16), or why it stays as it is. */
export function retimedCue(
  { cue }: Pick<BatchString, 'cue'>,
  { times, factor, by }: BatchRetiming,
): { context: string } | { target_start: number; target_end: number } | Skip {
  const source = cue && isSubtitles(cue.format) ? cueOf(cue.context) : undefined;
  if (!cue || !source) return 'notSubtitles';
  const shown = times === 'source' ? source : ownTimes(cue);
  if (!shown) return 'noTimes';
  const change = (time: number) => Math.round(time * factor + by);
  const [start, end] = [change(shown.start), change(shown.end)];
  if (start === shown.start && end === shown.end) return 'already';
  if (Math.max(start, end) > LATEST) return 'max';
  if (Math.min(start, end) < 0) return 'min';
  // A file may have cues that last no time, and they move along.
  if (times === 'source') return { context: contextOf({ ...source, start, end }) };
  return end > start ? { target_start: start, target_end: end } : 'min';
}
