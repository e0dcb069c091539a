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
 * Joins each cue with those that continue it: the first one gets all their words and is shown until the last one ends. Those after
 * it are `isSaidBefore`: only the notes in front of them stay in the file.
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
