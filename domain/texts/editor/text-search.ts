import type { TextRange } from '../../core/text/text-range.ts';

/** The patterns that find texts containing another: a text must match the first, and the second if there is one. */
export type ContainsPatterns = {
  /** For ILIKE, or LIKE in lower case, which is fast and knows one spelling of a letter. */
  readonly like: string;
  /** For `~*`: checks the letters that have several spellings, for which `like` has a wildcard. */
  readonly pattern: string | undefined;
  /** Whether the pattern has the cases of its letters, because the language has its own: for `~`. */
  readonly hasOwnCase: boolean;
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
export function likePattern(text: string, lang?: string): ContainsPatterns {
  const letters = lettersOf(text, false, lang);
  const { hasOwnCase = false } = equalLettersOf(lang);
  const isPlain = !letters.some(isSpeltInWays);
  return {
    like: `%${letters.map(forLike).join('')}%`,
    pattern: isPlain
      ? undefined
      : letters.map((letter) => forPattern(letter, hasOwnCase ? lang : undefined)).join(''),
    hasOwnCase,
  };
}

/** Finds the matches of a search in a text: ranges in order, none empty, none overlapping another. */
export type TextFinder = (text: string) => readonly TextRange[];

/** Finds where a text matches a search for any of these texts, by the same rules as {@link likePattern}. */
export function createTextFinder(texts: readonly string[], lang?: string): TextFinder {
  if (texts.length === 0) return () => [];
  const { hasOwnCase } = equalLettersOf(lang);
  const ofText = (text: string) =>
    lettersOf(text, false, lang)
      .map((letter) => forPattern(letter, hasOwnCase ? lang : undefined))
      .join('');
  const pattern = new RegExp(texts.map(ofText).join('|'), hasOwnCase ? 'gu' : 'giu');
  return (text) =>
    Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({ start: index, end: index + length }));
}

/** The pattern of JavaScript that matches a text, however its letters are composed; the flags decide about case. */
export const patternOfText = (text: string, matchCase = false): string =>
  lettersOf(text, matchCase)
    .map((letter) => forPattern(letter))
    .join('');

function lettersOf(text: string, matchCase = false, lang?: string) {
  const { groups, pair } = equalLettersOf(lang);
  const pattern = pair ? new RegExp(`${pair}(?!\\p{M})|${LETTERS.source}`, 'gu') : LETTERS;
  const letters = text.normalize('NFC').match(pattern) ?? [];
  return letters.map(
    (letter) => groups.find((group) => group.includes(letter)) ?? spellings(letter, matchCase),
  );
}

const isSpeltInWays = (spelt: readonly string[]) => spelt.length > 1;

function forLike(spelt: readonly string[]): string {
  if (spelt === SIGMAS) return '_';
  const [letter = ''] = spelt;
  return isSpeltInWays(spelt) ? '%' : letter.replace(/[\\%_]/g, '\\$&');
}

/** With a language its own cases of a letter are named, because no flag knows them. */
function forPattern(spelt: readonly string[], lang?: string): string {
  const cases =
    lang === undefined
      ? spelt
      : spelt.flatMap((way) => [way, way.toLocaleLowerCase(lang), way.toLocaleUpperCase(lang)]);
  const ways = [...new Set(cases)].map((way) => way.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
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
  return accents.flatMap((accent, index) =>
    ordersOf(accents.toSpliced(index, 1)).map((rest) => [accent, ...rest]),
  );
}

/** Letters that readers of a language take for one when they search (docs/decisions/098), in every case. */
type EqualLetters = {
  readonly groups: readonly (readonly string[])[];
  /** The pattern of two letters that may be written as one. */
  readonly pair?: string;
  /** Whether its letters have other cases than in all other languages. */
  readonly hasOwnCase?: true;
};

const RUSSIAN: EqualLetters = { groups: [['е', 'ё', 'е\u0308', 'Е', 'Ё', 'Е\u0308']] };
const GERMAN: EqualLetters = { groups: [['ss', 'ß', 'SS', 'Ss', 'sS', 'ẞ']], pair: '[sS]{2}' };
/** Their I and i are two letters, each with the other case of its own. */
const TURKIC: EqualLetters = {
  groups: [
    ['i', 'İ', 'I\u0307'],
    ['ı', 'I'],
  ],
  hasOwnCase: true,
};

const OF_LANGUAGE: Readonly<Record<string, EqualLetters>> = {
  ru: RUSSIAN,
  de: GERMAN,
  tr: TURKIC,
  az: TURKIC,
};

const NO_EQUAL_LETTERS: EqualLetters = { groups: [] };

const equalLettersOf = (lang: string | undefined): EqualLetters =>
  OF_LANGUAGE[lang ?? ''] ?? NO_EQUAL_LETTERS;
