import { baseLanguageOf } from '../../../core/languages/scripts.ts';

/**
 * The quotes of languages, by their codes: pairs of an opening and a closing one, first those that the Common Locale Data Repository of
 * Unicode (48) has for quotes and for quotes in quotes, then others that books and newspapers have.
 */
const QUOTES_OF: readonly (readonly [string, string])[] = [
  ['“” «»', 'vi tr sq pt eo az ku mi'],
  ['“” «» „“', 'uz mn tk bg lt ba ce tg tt cv kv av'],
  ['“” ”“ «» „“', 'ar ur ps sd ks ug'],
  ['«» “”', 'br ca el eu gl ie it sc sg ti es fr ht oc mg co wa rm am fa bm ff ln rw'],
  ['«» “” „“', 'hy kk no nb nn'],
  ['«» „“', 'ru ky os'],
  ['«» „“ “”', 'uk be'],
  ['„“ »« «»', 'de lb is cs sk sl et mk'],
  ['„“ «» “”', 'ka'],
  ['„” „“ »« “” «»', 'hr bs sr'],
  ['„” «» »«', 'pl ro hu'],
  ['”” »» »« “”', 'fi sv se da fo'],
  ['”” „” “” “„', 'he yi'],
  ['“” „” „“ «»', 'lv af nl fy'],
  ['「」 『』 “” 〝〟', 'ja'],
  ['“” 「」 『』', 'zh ko'],
];

const PAIRS: ReadonlyMap<string, readonly string[]> = new Map(
  QUOTES_OF.flatMap(([pairs, languages]) =>
    languages.split(' ').map((language): [string, readonly string[]] => [language, pairs.split(' ')]),
  ),
);
const OTHERS: readonly string[] = ['“”'];

/** The pairs of quotes that a language has, the usual one first. */
export const quotesOf = (language: string): readonly string[] =>
  PAIRS.get(baseLanguageOf(language)) ?? OTHERS;

/** Languages in which one closing quote may close two that are opened, as in the Russian «Роман «Война и мир». */
const MERGING: ReadonlySet<string> = new Set('ru uk be kk ky os tg tt ba cv'.split(' '));

/** Whether one closing quote of a language may close two. */
export const mergesQuotes = (language: string): boolean => MERGING.has(baseLanguageOf(language));
