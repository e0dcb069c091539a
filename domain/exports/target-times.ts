import { ownTimes, type TargetTimes } from '../formats/cues/target-times.ts';
import type { SubtitleFormat } from '../formats/model/format.ts';
import { withCueTimes } from '../formats/set-cue-times.ts';
import type { CueString } from '../formats/split-cue.ts';

/** The cues of a file at the times of their translation, where they have such times (subtitles.17). The code of the format is loaded. */
export const atTargetTimes = <Row extends CueString & Partial<TargetTimes>>(
  rows: readonly Row[],
  file: { readonly format: SubtitleFormat; readonly header: string },
): Row[] =>
  rows.map((row) => {
    const { target_start = null, target_end = null } = row;
    const times = ownTimes({ target_start, target_end });
    return times ? { ...row, ...withCueTimes(row, file, times) } : row;
  });
