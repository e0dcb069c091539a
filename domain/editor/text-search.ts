import type { TextRange } from '../dictionary/pattern-engines.ts';

/** How the texts are found that contain another: those that match the first, and the second where there is one. */
export type ContainsPatterns = {
  /** For ILIKE, which is quick and knows one spelling of a letter. */
  readonly like: string;
  /** For `~*`: what the first leaves open, where a letter is spelt in several ways. */
  readonly pattern: string | undefined;
};

/** A letter with its accents, a syllable of Hangul in its parts. */
const LETTERS = /[\u1100-\u11FF]+|\P{M}\p{M}*|\p{M}+/gu;

/** One letter to those who read Greek; ILIKE takes the last of them for another. */
const SIGMAS = ['Σ', 'σ', 'ς'];

/** More accents than a language puts on a letter are looked for in one order only. */
const MOST_ACCENTS = 3;

/**
 * How the texts are found that contain this one (editor.30), without regard to case and to how accents are put together: texts are
 * stored as they came (strings.9), `й` as one code point or as two.
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

/** Finds the texts that contain one of these, as the search does, in a text that it has found. */
export function createTextFinder(texts: readonly string[]): TextFinder {
  if (texts.length === 0) return () => [];
  const pattern = texts.map((text) => lettersOf(text).map(forPattern).join('')).join('|');
  const found = new RegExp(pattern, 'giu');
  return (text) =>
    Array.from(text.matchAll(found), ({ 0: { length }, index }) => ({ start: index, end: index + length }));
}

const lettersOf = (text: string) =>
  (text.normalize('NFC').match(LETTERS) ?? []).map((letter) => spellings(letter));

function forLike(spelt: readonly string[]): string {
  if (spelt === SIGMAS) return '_';
  const [letter = '', ...others] = spelt;
  return others.length > 0 ? '%' : letter.replace(/[\\%_]/g, '\\$&');
}

function forPattern(spelt: readonly string[]): string {
  const ways = spelt.map((way) => way.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return ways.length > 1 ? `(?:${ways.join('|')})` : ways.join('');
}

/** All that a letter may be stored as: its accents in every order, the first few of them joined to it. */
function spellings(letter: string): readonly string[] {
  if (SIGMAS.includes(letter)) return SIGMAS;
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
