import { stemmer as inEnglish } from '@orama/stemmers/english';
import { stemmer as inItalian } from '@orama/stemmers/italian';
import { stemmer as inRussian } from '@orama/stemmers/russian';

/** What the forms of a word have in common: `root` followed by one of `ends`, or the root alone if there are none. */
export type Stem = { readonly root: string; readonly ends: readonly string[] };

/** A stemmer, and the letters that it treats as others. */
type Rules = { readonly stem: (word: string) => string; readonly alike?: Readonly<Record<string, string>> };

const RULES: ReadonlyMap<string, Rules> = new Map([
  ['en', { stem: inEnglish }],
  ['ru', { stem: inRussian, alike: { ё: 'е' } }],
  ['it', { stem: inItalian }],
]);

/**
 * The stem of one word, in lower case; undefined for a language (ISO 639-1) without a stemmer (dictionary.6). Some
 * stems are not the beginning of their word: `lady` and `ladies` give `ladi`, which becomes the root `lad` with the
 * ends `i` and `y`.
 */
export function stemOf(word: string, lang: string): Stem | undefined {
  const rules = RULES.get(lang);
  if (!rules) return undefined;
  const { stem, alike = {} } = rules;
  const written = word.toLowerCase();
  const plain = written.replace(/\p{L}/gu, (letter) => alike[letter] ?? letter);
  const stemmed = stem(plain);
  const shared = sharedLength(plain, stemmed);
  const rest = plain.slice(shared);
  const end = stemmed.slice(shared);
  return { root: written.slice(0, shared), ends: rest === '' || end === '' ? [] : [end, rest] };
}

function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one[at] === other[at]) at++;
  return at;
}
