import { contextOf, cueOf } from '../formats/cues/cues.ts';
import type { SubtitleFormat } from '../formats/model/format.ts';
import { skeletonOf } from '../formats/registry.ts';
import { type CueString, timesOfFrame } from '../formats/split-cue.ts';
import type { ProjectLanguages } from '../languages/project-languages.ts';
import { type Continued, joinedParts, paragraphsOf, type Translated } from '../texts/continued-strings.ts';

/**
 * Joins cues that continue others: one cue in the position of the first, with the frame of the first, shown until the
 * last one ends. The others are `isSaidBefore`: only the notes in front of them stay in the file.
 */
export function joinedCues<Row extends CueString & Continued & Translated>(
  rows: readonly Row[],
  format: SubtitleFormat,
  languages: ProjectLanguages,
  missing: (row: Row) => string,
): (Row & { isSaidBefore: boolean })[] {
  return paragraphsOf(rows).flatMap((cues) => {
    const [whole] = joinedParts(cues, languages, missing);
    const [first, ...others] = cues;
    const last = others.at(-1);
    if (!first || !whole) return [];
    return [
      { ...whole, ...(last && over(first, last, format)), isSaidBefore: false },
      ...others.map((cue) => ({ ...cue, isSaidBefore: true })),
    ];
  });
}

/**
 * The frame of a cue from the beginning of one to the end of another; the frame of the first if times can't be read.
 */
function over(
  first: CueString,
  last: CueString,
  format: SubtitleFormat,
): Pick<CueString, 'context' | 'frame'> {
  const [from, to] = [first, last].map(({ frame }) => timesOfFrame(skeletonOf(format), frame));
  const [told, end] = [first, last].map(({ context }) => cueOf(context));
  const context = told && end ? contextOf({ ...told, end: end.end }) : first.context;
  if (!from || !to) return { context, frame: first.frame };
  const times = { start: from.times.start, end: to.times.end };
  return { context, frame: { lead: from.gap + from.timing.set(from.own, times), raw: null } };
}
