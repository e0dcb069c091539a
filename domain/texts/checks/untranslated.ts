import { memoizeByLanguage } from '../../core/languages/memoize-by-language.ts';
import { baseLanguageOf, foreignScriptOf, scriptsOf } from '../../core/languages/scripts.ts';
import { defineCheck } from './check.ts';
import { MARK } from './checked-text.ts';

/** A translation that has the words of its source, or is in the script of the source's language (checks.15). */
export const untranslated = defineCheck({
  id: 'untranslated',
  kind: 'likely',
  codes: ['same', 'script'],
  words: ['target'],
  appliesTo: ({ sourceLanguage, targetLanguage }) =>
    baseLanguageOf(sourceLanguage) !== baseLanguageOf(targetLanguage),
  find({ prose: source }, { text, prose: target }, { sourceLanguage, targetLanguage }) {
    const words = wordsIn(target);
    if (!saysSomething(words) || !IN_A_ROW.test(target) || CREDITS.test(target)) return [];
    const range = { start: 0, end: text.length };
    if (foreignScriptOf(sampleOf(source), sourceLanguage) !== undefined) return [];
    const theirs = wordsIn(source);
    const isSame = theirs.length === words.length && theirs.every((word, nth) => word === words[nth]);
    if (isSame) return [{ code: 'same', target: [range] }];
    const sample = sampleOf(target);
    if (foreignScriptOf(sample, targetLanguage) === undefined) return [];
    if (foreignScriptOf(sample, sourceLanguage) !== undefined) return [];
    const [own, said] = [ownWord(targetLanguage), new Set(theirs)];
    const isBegun = words.some((word) => own.test(word) && !said.has(word));
    return isBegun ? [] : [{ code: 'script', target: [range] }];
  },
});

const WORD = /\p{L}[\p{L}\p{M}'’]*/gu;
/** Three words in a row, or many letters of a script without spaces; a list of names of settings has none. */
const IN_A_ROW = new RegExp(
  `(?<![\\p{L}\\p{M}'’])[\\p{L}\\p{M}'’]+(?:[\\s${MARK}]+[\\p{L}\\p{M}'’]+){2}|\\p{Lo}{6}`,
  'u',
);
const wordsIn = (prose: string) => prose.match(WORD) ?? [];

/** Finds a word of the scripts of a language: beside one, names and commands in another script may be many. */
const ownWord = memoizeByLanguage(
  (language) =>
    new RegExp(
      `[${scriptsOf(language)
        .map((script) => `\\p{Script=${script}}`)
        .join('')}]{2}`,
      'u',
    ),
);

/** Parts of a text as long as those that are sampled of texts. */
const sampleOf = (prose: string) =>
  Array.from({ length: Math.min(SAMPLES, Math.ceil(prose.length / SAMPLE)) }, (_, nth) =>
    prose.slice(nth * SAMPLE, (nth + 1) * SAMPLE),
  );
const SAMPLE = 500;
const SAMPLES = 40;

/** Who wrote or owns something is said by names. */
const CREDITS = /©|\([cC]\)|copyright/i;
/** Small words of names and titles: `Ludwig van Beethoven`, `The Lord of the Rings`. */
const OF_NAMES = new Set('the and von van der den del della des dos das les los las for feat'.split(' '));
const MOST_READ = 1000;

/**
 * Whether words are more than names, acronyms and one or two others: three different ones at least, two of which begin with small
 * letters, one of these no part of names.
 */
function saysSomething(all: readonly string[]): boolean {
  const words = [...new Set(all.slice(0, MOST_READ))];
  const different = new Set(words.filter((word) => word.length > 1).map((word) => word.toLowerCase()));
  const small = words.filter((word) => SMALL.test(word));
  return (
    different.size >= 3 && small.length >= 2 && small.some((word) => word.length > 2 && !OF_NAMES.has(word))
  );
}
const SMALL = /^(?!\p{Lu})\p{L}[\p{Ll}\p{M}\p{Lo}'’]+$/u;
