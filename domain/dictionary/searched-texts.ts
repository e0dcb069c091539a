import { foldForSearch } from '../texts/text.ts';

/**
 * A text made ready for patterns: in NFC, where an accent is always written in one way, with the way back to the text as
 * it stands. `folded` is without case, to look for what a pattern can't do without.
 */
export type SearchedText = {
  readonly plain: string;
  readonly folded: string;
  /** The place in the text itself of what begins, or ends, at this place of `plain`; in UTF-16 units, as a slice takes. */
  readonly startAt: (index: number) => number;
  readonly endAt: (index: number) => number;
};

export function searched(text: string): SearchedText {
  const folded = foldForSearch(text);
  const isPlain = text === text.normalize('NFC');
  const same = (index: number) => index;
  return isPlain ? { plain: text, folded, startAt: same, endAt: same } : { ...composed(text), folded };
}

/** Composed letter by letter, so that each unit of the outcome knows the letter that it comes from. */
function composed(text: string): Omit<SearchedText, 'folded'> {
  const starts: number[] = [];
  const ends: number[] = [];
  let plain = '';
  for (const { segment, index } of LETTERS.segment(text)) {
    const whole = segment.normalize('NFC');
    plain += whole;
    for (let unit = 0; unit < whole.length; unit++) {
      starts.push(index);
      ends.push(index + segment.length);
    }
  }
  return {
    plain,
    startAt: (index) => starts[index] ?? text.length,
    endAt: (index) => (index === 0 ? 0 : (ends[index - 1] ?? text.length)),
  };
}

const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
