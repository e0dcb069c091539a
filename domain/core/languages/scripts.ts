import { memoizeByLanguage } from './memoize-by-language.ts';

/** Further scripts in which a language is written, by its ISO 639-1 code. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  sr: ['Latn'],
  bs: ['Cyrl'],
  uz: ['Cyrl'],
  az: ['Cyrl'],
  kk: ['Latn', 'Arab'],
  ky: ['Arab'],
  tk: ['Cyrl'],
  tt: ['Latn'],
  tg: ['Arab'],
  mn: ['Mong'],
  ku: ['Arab', 'Cyrl'],
  pa: ['Arab'],
  sd: ['Deva'],
  ug: ['Cyrl', 'Latn'],
  ks: ['Deva'],
  ms: ['Arab'],
  ha: ['Arab'],
};

/** Writing systems that consist of several scripts. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
};

/** The language of a code without its country and script: `pt` of `pt-BR`. */
export const baseLanguageOf = (lang: string): string => lang.split(/[-_]/, 1)[0]?.toLowerCase() ?? '';

/** The ISO 15924 code of the script that a language is mostly written in; undefined if the language isn't known. */
export const mainScriptOf = memoizeByLanguage((lang) =>
  lang === '' ? undefined : new Intl.Locale(lang).maximize().script,
);

/** The ISO 15924 codes of the scripts that a language is written in; none if it isn't known. */
export const scriptsOf = memoizeByLanguage((lang) => {
  const main = mainScriptOf(lang);
  return main ? [...(MADE_OF[main] ?? [main]), ...(ALSO[lang] ?? [])] : [];
});

/** The scripts that are detected: those of most people who write. */
const KNOWN = [
  'Latn',
  'Cyrl',
  'Grek',
  'Arab',
  'Hebr',
  'Hani',
  'Hira',
  'Kana',
  'Hang',
  'Deva',
  'Beng',
  'Thai',
  'Armn',
  'Geor',
  'Taml',
  'Telu',
];
const LETTERS = KNOWN.map((script) => ({ script, letter: new RegExp(`\\p{Script=${script}}`, 'gu') }));

/** How many letters are enough to detect a script. */
const ENOUGH = 20;
/** How many UTF-16 units of texts are looked at. */
const SAMPLE_LENGTH = 20_000;

/**
 * The script, as an ISO 15924 code, of most letters in these texts, if it is not one of the language. Undefined if at
 * least a quarter of the letters is in the language's scripts, or if there are few letters: names and codes are in
 * Latin letters in any language.
 */
export function foreignScriptOf(texts: Iterable<string>, lang: string): string | undefined {
  let sample = '';
  for (const text of texts) {
    sample += `${text.slice(0, 500)}\n`;
    if (sample.length > SAMPLE_LENGTH) break;
  }
  const counts = LETTERS.map(({ script, letter }) => ({ script, amount: sample.match(letter)?.length ?? 0 }));
  const all = counts.reduce((sum, { amount }) => sum + amount, 0);
  const own = scriptsOf(lang);
  const inOwn = counts.reduce((sum, { script, amount }) => sum + (own.includes(script) ? amount : 0), 0);
  const others = counts.filter(({ script }) => !own.includes(script));
  const most = others.reduce((one, other) => (other.amount > one.amount ? other : one));
  const isKnown = own.some((script) => KNOWN.includes(script));
  return isKnown && all >= ENOUGH && inOwn < all / 4 ? most.script : undefined;
}
