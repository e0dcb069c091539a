import { lengthOf } from '#domain/core/text/text.ts';
import { segmentsOf } from '#domain/formats/split-long.ts';
import { sentenceEnds, wordEnds } from '#domain/texts/splits/matching-place.ts';
import { placeBeforeSpace, splitText } from '#domain/texts/splits/split-text.ts';

/** How far a key or button moves the mark. */
export type Step = 'sentence' | 'word' | 'character';

/** The places of a text between sentences, words or characters, in order, in code points. */
export function placesOf(text: string, lang: string, step: Step): number[] {
  if (step === 'sentence') return sentenceEnds(text, lang);
  if (step === 'word') return wordEnds(text, lang);
  let read = 0;
  const ends = segmentsOf(text, 'grapheme', lang).map((one) => {
    read += lengthOf(one);
    return placeBeforeSpace(text, read);
  });
  return [...new Set(ends)].filter((place) => splitText(text, place));
}

/** The next place in a direction; the same one if there is none. */
export function nextPlace(places: readonly number[], from: number, direction: 1 | -1): number {
  const next =
    direction === 1 ? places.find((place) => place > from) : places.findLast((place) => place < from);
  return next ?? from;
}

/** The place between words nearest to another one; undefined if a text can't be split. */
export function nearestPlace(text: string, lang: string, wanted: number): number | undefined {
  const words = placesOf(text, lang, 'word');
  const places = words.length > 0 ? words : placesOf(text, lang, 'character');
  return places.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0];
}

/**
 * Where a text is split at first: at the cursor, otherwise at the end of the sentence, or the word, nearest to its
 * middle.
 */
export function firstPlace(text: string, lang: string, caret: number | undefined): number | undefined {
  if (caret !== undefined) {
    const place = placeBeforeSpace(text, caret);
    return splitText(text, place) ? place : nearestPlace(text, lang, place);
  }
  const middle = lengthOf(text) / 2;
  const [sentence] = sentenceEnds(text, lang).toSorted(
    (one, other) => Math.abs(one - middle) - Math.abs(other - middle),
  );
  return sentence ?? nearestPlace(text, lang, middle);
}
