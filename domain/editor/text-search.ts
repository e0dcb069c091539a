import type { TextRange } from '../dictionary/pattern-engines.ts';

/** The patterns that find texts containing another: a text must match the first, and the second if there is one. */
export type ContainsPatterns = {
  /** For ILIKE, or LIKE in lower case, which is fast and knows one spelling of a letter. */
  readonly like: string;
  /** For `~*`: checks the letters that have several spellings, for which `like` has a wildcard. */
  readonly pattern: string | undefined;
};

/** A letter with its accents, or a Hangul syllable of several letters. */
const LETTERS = /[\u1100-\u11FF]+|\P{M}\p{M}*|\p{M}+/gu;

/** The forms of sigma. Greek readers take them for one letter, ILIKE does not. */
const SIGMAS = ['Σ', 'σ', 'ς'];

/** A letter with more accents than any language uses is searched for in one order of them only. */
const MOST_ACCENTS = 3;

/**
 * The patterns that find the texts containing this one (editor.30), ignoring case and Unicode composition: texts are
 * stored as they came (strings.9), so that `й` may be one code point or two.
 */
export function likePattern(text: string): ContainsPatterns {
  const letters = lettersOf(text);
  const isPlain = letters.every(({ length }) => length === 1);
  return {
    like: `%${letters.map(forLike).join('')}%`,
    pattern: isPlain ? undefined : letters.map(forPattern).join(''),
  };
}

/** Finds the matches of a search in a text: ranges in order, none empty, none overlapping another. */
export type TextFinder = (text: string) => readonly TextRange[];

/** Finds where a text matches a search for any of these texts, by the same rules as {@link likePattern}. */
export function createTextFinder(texts: readonly string[]): TextFinder {
  if (texts.length === 0) return () => [];
  const pattern = texts.map((text) => patternOfText(text)).join('|');
  const found = new RegExp(pattern, 'giu');
  return (text) =>
    Array.from(text.matchAll(found), ({ 0: { length }, index }) => ({ start: index, end: index + length }));
}

/** The pattern of JavaScript that matches a text, however its letters are composed; the flags decide about case. */
export const patternOfText = (text: string, matchCase = false): string =>
  lettersOf(text, matchCase).map(forPattern).join('');

const lettersOf = (text: string, matchCase = false) =>
  (text.normalize('NFC').match(LETTERS) ?? []).map((letter) => spellings(letter, matchCase));

function forLike(spelt: readonly string[]): string {
  if (spelt === SIGMAS) return '_';
  const [letter = '', ...others] = spelt;
  return others.length > 0 ? '%' : letter.replace(/[\\%_]/g, '\\$&');
}

function forPattern(spelt: readonly string[]): string {
  const ways = spelt.map((way) => way.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return ways.length > 1 ? `(?:${ways.join('|')})` : ways.join('');
}

/**
 * All spellings that a letter may be stored in: its accents in every order, the first of them composed with it or not.
 */
function spellings(letter: string, matchCase: boolean): readonly string[] {
  if (SIGMAS.includes(letter)) return matchCase ? [letter] : SIGMAS;
  const [base = '', ...accents] = letter.normalize('NFD');
  const ways = ordersOf(accents).flatMap((order) =>
    [0, ...order.keys().map((at) => at + 1)].map(
      (joined) => (base + order.slice(0, joined).join('')).normalize('NFC') + order.slice(joined).join(''),
    ),
  );
  return [...new Set([letter, ...ways.filter((way) => way.normalize('NFC') === letter)])];
}

function ordersOf(accents: readonly string[]): (readonly string[])[] {
  if (accents.length < 2 || accents.length > MOST_ACCENTS) return [accents];
  return accents.flatMap((accent, at) => ordersOf(accents.toSpliced(at, 1)).map((rest) => [accent, ...rest]));
}
