import { LIMITS } from '../limits.ts';
import { isBlank, isLongerThan } from '../text.ts';

/**
 * A text that is too long, cut at ends of sentences into pieces as long as may be; a sentence that is too long itself at
 * ends of words, a word that is too long anywhere between its characters. Put together the pieces are the text, save
 * white space at the cuts.
 */
export function splitLong(
  text: string,
  max: number = LIMITS.stringText.max,
  locale: string | undefined = undefined,
): string[] {
  if (!isLongerThan(text, max)) return [text];
  const pieces: string[] = [];
  let open = '';
  for (const part of partsOf(text, max, locale)) {
    if (open !== '' && isLongerThan((open + part).trim(), max)) {
      pieces.push(open);
      open = '';
    }
    open += part;
  }
  return [...pieces, open].map((piece) => piece.trim()).filter((piece) => !isBlank(piece));
}

const GRAINS = ['sentence', 'word', 'grapheme'] as const;

/** Sentences, and of those that are too long their words, and of these their characters. */
function partsOf(text: string, max: number, locale: string | undefined, grain = 0): string[] {
  const granularity = GRAINS[grain];
  if (!granularity) return [...text];
  const segmenter = new Intl.Segmenter(locale, { granularity });
  return Array.from(segmenter.segment(text), ({ segment }) => segment).flatMap((segment) =>
    isLongerThan(segment.trim(), max) ? partsOf(segment, max, locale, grain + 1) : [segment],
  );
}
