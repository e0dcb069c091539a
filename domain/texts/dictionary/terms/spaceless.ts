import { baseLanguageOf } from '../../../core/languages/scripts.ts';
import { LIMITS } from '../../../core/limits.ts';
import { hasSameCase, type TermMatcher, type TermPlace, type TermText } from './matcher.ts';

/** Languages that are written without spaces, or with particles at their words. */
const SPACELESS: ReadonlySet<string> = new Set(['bo', 'dz', 'ja', 'km', 'ko', 'lo', 'my', 'th', 'zh']);

export const isSpaceless = (language: string): boolean => SPACELESS.has(baseLanguageOf(language));

/**
 * Finds terms in texts without spaces, wherever their letters stand (terms.3). A term of one letter must be a word of its own, as the language
 * is segmented.
 */
export function matcherOfLetters<Term>(
  terms: readonly TermText<Term>[],
  language: string,
): TermMatcher<Term> {
  const segmenter = new Intl.Segmenter(baseLanguageOf(language), { granularity: 'word' });
  const ready = terms.map(({ term, text, isCaseSensitive }) => {
    const written = text.normalize('NFC');
    return { term, written: isCaseSensitive ? written : undefined, letters: written.toLowerCase() };
  });
  const byFirst = Map.groupBy(ready, ({ letters }) => String.fromCodePoint(letters.codePointAt(0) ?? 0));
  return {
    findIn({ plain, code, startAt, endAt }) {
      const lower = plain.toLowerCase();
      // Where a letter changes its length places would be wrong.
      if (lower.length !== plain.length) return { places: [], left: new Set() };
      const places: TermPlace<Term>[] = [];
      let steps = LIMITS.termSteps;
      let at = 0;
      let words: Set<string> | undefined;
      const isWord = (start: number, end: number) => {
        words ??= new Set(
          [...segmenter.segment(plain)].map(({ index, segment }) => `${index}-${index + segment.length}`),
        );
        return words.has(`${start}-${end}`);
      };
      for (const first of lower) {
        for (const { term, letters, written } of byFirst.get(first) ?? []) {
          const end = at + letters.length;
          if (steps-- <= 0) return { places, left: new Set(terms.map((one) => one.term)) };
          if (!lower.startsWith(letters, at)) continue;
          if (written !== undefined && !hasSameCase(written, plain.slice(at, end))) continue;
          if (code.some((some) => some.start < end && at < some.end)) continue;
          if (letters.length === first.length && !isWord(at, end)) continue;
          places.push({ term, start: startAt(at), end: endAt(end), isMaybe: false });
        }
        at += first.length;
      }
      return { places, left: new Set() };
    },
  };
}
