import type { ProjectLanguages } from '../../core/languages/project-languages.ts';
import { lengthOf } from '../../core/text/text.ts';
import { segmentsOf } from '../../formats/split-long.ts';
import { placeBeforeSpace, splitText } from './split-text.ts';

/**
 * The place at which a translation is split when its source is split before the code point `at` (splits.4): at the same
 * sentence if both texts have the same number of them, otherwise at the end of a sentence at about the same share of
 * the text; within a sentence between words. Null if it can't be split.
 */
export function matchingPlace(
  source: string,
  at: number,
  translation: string,
  { source_lang, target_lang }: ProjectLanguages,
): number | null {
  const place = placeBeforeSpace(source, at);
  const ideal = (place / Math.max(lengthOf(source), 1)) * lengthOf(translation);
  const ofSource = sentenceEnds(source, source_lang);
  const nth = ofSource.indexOf(place);
  const ends = sentenceEnds(translation, target_lang);
  if (nth === -1 || ends.length === 0) return nearest(wordEnds(translation, target_lang), ideal);
  return (ends.length === ofSource.length ? ends[nth] : undefined) ?? nearest(ends, ideal);
}

/** The places in a text between sentences. */
export const sentenceEnds = (text: string, lang: string): number[] =>
  placesAfter(text, segmentsOf(text, 'sentence', lang));

/** The places between words: before white space, or before each word of a text without any. */
export function wordEnds(text: string, lang: string): number[] {
  const words = segmentsOf(text, 'word', lang);
  const spaced = placesAfter(text, words, (next) => next.trim() === '');
  return spaced.length > 0 ? spaced : placesAfter(text, words, (next) => /^[\p{L}\p{N}]/u.test(next));
}

/** The places after segments, of which only those before certain segments count, that leave two texts. */
function placesAfter(
  text: string,
  segments: readonly string[],
  isBefore: (next: string) => boolean = () => true,
): number[] {
  let read = 0;
  const places = segments.flatMap((segment, nth) => {
    read += lengthOf(segment);
    const next = segments[nth + 1];
    return next !== undefined && isBefore(next) ? [placeBeforeSpace(text, read)] : [];
  });
  return [...new Set(places)].filter((place) => splitText(text, place));
}

function nearest(places: readonly number[], ideal: number): number | null {
  const [best = null] = places.toSorted((one, other) => Math.abs(one - ideal) - Math.abs(other - ideal));
  return best;
}
