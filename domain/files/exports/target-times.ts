import { contextOf, cueOf } from '../../formats/cues/cues.ts';
import { ownTimes, type TargetTimes } from '../../formats/cues/target-times.ts';
import type { SubtitleFormat } from '../../formats/model/format.ts';
import { withCueTimes } from '../../formats/set-cue-times.ts';
import type { CueString } from '../../formats/split-cue.ts';

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

/** Cues whose contexts say the times of their translation, for a file that has no other times (exports.19). */
export const toldAtTargetTimes = <Row extends { readonly context: string } & Partial<TargetTimes>>(
  rows: readonly Row[],
): Row[] =>
  rows.map((row) => {
    const { target_start = null, target_end = null } = row;
    const [cue, times] = [cueOf(row.context), ownTimes({ target_start, target_end })];
    return cue && times ? { ...row, context: contextOf({ ...cue, ...times }) } : row;
  });
