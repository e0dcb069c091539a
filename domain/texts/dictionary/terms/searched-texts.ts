import { foldForSearch } from '../../../core/text/text.ts';
import type { TextRange } from '../../../core/text/text-range.ts';
import { codeIn } from '../../placeholders/code-in-text.ts';

/**
 * A text prepared for patterns; `folded` has no case, for a quick search of required texts. `code` is what programs read in `plain`
 * (dictionary.18).
 */
export type SearchedText = TextInNfc & { readonly folded: string; readonly code: readonly TextRange[] };

/** A text in NFC, with a mapping back to the original text. */
export type TextInNfc = {
  readonly plain: string;
  /** The index in the original text, in UTF-16 units, of what begins or ends at this index of `plain`. */
  readonly startAt: (index: number) => number;
  readonly endAt: (index: number) => number;
};

export function searched(text: string): SearchedText {
  const composed = inNfc(text);
  return { ...composed, folded: foldForSearch(text), code: codeIn(composed.plain) };
}

export function inNfc(text: string): TextInNfc {
  const same = (index: number) => index;
  return text === text.normalize('NFC') ? { plain: text, startAt: same, endAt: same } : composed(text);
}

/** Normalizes grapheme by grapheme, so that each unit of the result knows the grapheme from which it came. */
function composed(text: string): TextInNfc {
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
