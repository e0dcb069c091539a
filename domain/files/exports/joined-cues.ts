import type { ProjectLanguages } from '../../core/languages/project-languages.ts';
import {
  type Continued,
  joinedParts,
  paragraphsOf,
  type Translated,
} from '../../core/text/continued-strings.ts';
import { cueOver } from '../../formats/cue-over.ts';
import type { SubtitleFormat } from '../../formats/model/format.ts';
import type { CueString } from '../../formats/split-cue.ts';

/**
 * Joins cues that continue others: one cue in the position of the first, with its frame, shown until the last one ends.
 * The others are `isSaidBefore`: only the notes in front of them stay in the file.
 */
export function joinedCues<Row extends CueString & Continued & Translated>(
  rows: readonly Row[],
  format: SubtitleFormat,
  languages: ProjectLanguages,
  missing: (row: Row) => string,
  header: string,
): (Row & { isSaidBefore: boolean })[] {
  return paragraphsOf(rows).flatMap((cues) => {
    const [whole] = joinedParts(cues, languages, missing);
    const [first, ...others] = cues;
    const last = others.at(-1);
    if (!first || !whole) return [];
    return [
      { ...whole, ...(last && cueOver(first, last, format, header)), isSaidBefore: false },
      ...others.map((cue) => ({ ...cue, isSaidBefore: true })),
    ];
  });
}
