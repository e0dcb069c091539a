import { LIMITS } from '../limits.ts';
import { isBlank, isLongerThan, lengthOf } from '../texts/text.ts';

/**
 * Splits a text that is too long at ends of sentences, into parts as long as possible; a sentence that is too long at
 * ends of words, and such a word between graphemes. The parts make up the text again, except for white space between
 * them.
 */
export function splitLong(
  text: string,
  max: number = LIMITS.stringText.max,
  locale: string | undefined = undefined,
): string[] {
  if (!isLongerThan(text, max)) return [text];
  const pieces: string[] = [];
  let open = '';
  let length = 0;
  // White space after the open part, dropped if the next sentence does not fit.
  let gap = '';
  for (const part of partsOf(text, max, locale)) {
    const words = part.trim();
    if (words === '') {
      gap += part;
      continue;
    }
    const between = open === '' ? '' : gap + part.slice(0, part.length - part.trimStart().length);
    const added = lengthOf(between) + lengthOf(words);
    if (open !== '' && length + added > max) {
      pieces.push(open);
      open = words;
      length = lengthOf(words);
    } else {
      open += between + words;
      length += added;
    }
    gap = part.slice(part.trimEnd().length);
  }
  return [...pieces, open].filter((piece) => !isBlank(piece));
}

const GRAINS = ['sentence', 'word', 'grapheme'] as const;
type Grain = (typeof GRAINS)[number];

/** The sentences of a text; of one that is too long the words, and of such a word the graphemes. */
function partsOf(text: string, max: number, locale: string | undefined, grain = 0): string[] {
  const granularity = GRAINS[grain];
  if (!granularity) return [text];
  return segmentsOf(text, granularity, locale).flatMap((segment) =>
    isLongerThan(segment.trim(), max) ? partsOf(segment, max, locale, grain + 1) : [segment],
  );
}

/** The sentences, words or graphemes of a text, which make it up again. */
export function segmentsOf(text: string, granularity: Grain, locale: string | undefined): string[] {
  // Firefox before version 125 has no segmenter.
  if (!('Segmenter' in Intl)) return text.match(PLAIN[granularity]) ?? [text];
  return Array.from(new Intl.Segmenter(locale, { granularity }).segment(text), ({ segment }) => segment);
}

/** Where to split without a segmenter. */
const PLAIN = {
  sentence: /[^.!?…。！？]*[.!?…。！？]+[\p{Pe}\p{Pf}"']*\s*|[^.!?…。！？]+/gu,
  word: /\s*\S+\s*/gu,
  grapheme: /\P{M}(?:\p{M}|\u200d\P{M})*|\p{M}+/gsu,
} as const satisfies Record<Grain, RegExp>;
