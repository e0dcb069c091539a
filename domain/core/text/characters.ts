import { directionOf } from '../languages/direction.ts';
import { INVISIBLE, type Invisible } from './invisible.ts';

/** Quotation marks that are typed in pairs, first those of a language's usual ones. */
const QUOTES: Readonly<Record<string, string>> = {
  ar: '«» “”',
  az: '«» “”',
  be: '«» „“',
  bg: '„“ «»',
  bs: '„” »«',
  ca: '«» “” ‘’',
  cs: '„“ ‚‘',
  da: '»« “”',
  de: '„“ ‚‘ »«',
  el: '«» “”',
  es: '«» “” ‘’',
  et: '„“ «»',
  fa: '«» ‹›',
  fi: '”” ’’',
  gl: '«» “”',
  he: '”” „” ’’',
  hr: '„” »«',
  hu: '„” »« ’’',
  hy: '«»',
  is: '„“ ‚‘',
  it: '«» “” ‘’',
  ja: '「」 『』 （） 【】',
  ka: '„“ «»',
  kk: '«» „“',
  ko: '“” ‘’ 「」 『』',
  ky: '«» „“',
  lt: '„“ ‚‘',
  lv: '“” „”',
  mk: '„“ ’‘',
  mn: '«» „“',
  nb: '«» ‘’',
  nl: '“” ‘’ „”',
  nn: '«» ‘’',
  no: '«» ‘’',
  pl: '„” «» ‚’',
  pt: '“” ‘’ «»',
  ro: '„” «»',
  ru: '«» „“',
  sk: '„“ ‚‘',
  sl: '„“ »«',
  sq: '„“ «»',
  sr: '„” ’’',
  sv: '”” ’’ »»',
  tg: '«» „“',
  tr: '“” ‘’ «»',
  uk: '«» „“',
  uz: '«» “”',
  zh: '“” ‘’ 《》 「」',
};

/** French ones have narrow spaces within. */
const NARROW = INVISIBLE.narrow.character;
const FRENCH = [`«${NARROW}${NARROW}»`, '“”', '‘’'];

/** Letters and marks that a keyboard of another language lacks. */
const LETTERS: Readonly<Record<string, string>> = {
  ar: '، ؛ ؟ ـ',
  az: 'ə Ə ç ğ ı İ ö ş ü',
  be: 'ў Ў ё Ё і І ’',
  bg: 'ѝ № ѐ',
  bs: 'č ć đ š ž',
  ca: 'à ç è é í ï ò ó ú ü ·',
  cs: 'á č ď é ě í ň ó ř š ť ú ů ý ž',
  cy: 'â ê î ô û ŵ ŷ',
  da: 'æ ø å Æ Ø Å',
  de: 'ä ö ü ß Ä Ö Ü ẞ',
  el: 'ά έ ή ί ό ύ ώ ϊ ϋ ·',
  eo: 'ĉ ĝ ĥ ĵ ŝ ŭ',
  es: '¿ ¡ á é í ñ ó ú ü Ñ º ª',
  et: 'ä õ ö ü š ž',
  fa: '، ؛ ؟ ـ ۀ',
  fi: 'ä ö å Ä Ö Å',
  fr: 'à â æ ç é è ê ë î ï ô œ ù û À Æ Ç É È Ê Œ',
  ga: 'á é í ó ú',
  gl: '¿ ¡ á é í ñ ó ú ü',
  he: '־ ׳ ״ ₪',
  hr: 'č ć đ š ž',
  hu: 'á é í ó ö ő ú ü ű',
  hy: '՞ ՜ ՛ ։ և',
  is: 'á ð é í ó ú ý þ æ ö',
  it: 'à è é ì ò ù À È É',
  ja: '。 、 ・ ー 〜',
  kk: 'ә ғ қ ң ө ұ ү һ і',
  ky: 'ң ө ү',
  lt: 'ą č ę ė į š ų ū ž',
  lv: 'ā č ē ģ ī ķ ļ ņ š ū ž',
  mk: 'ѓ ќ ѐ ѝ',
  mn: 'ө ү Ө Ү',
  nb: 'æ ø å Æ Ø Å',
  nl: 'é ë ï ö ü ’',
  nn: 'æ ø å Æ Ø Å',
  no: 'æ ø å Æ Ø Å',
  pl: 'ą ć ę ł ń ó ś ź ż',
  pt: 'á â ã à ç é ê í ó ô õ ú º ª',
  ro: 'ă â î ș ț',
  ru: 'ё Ё № \u0301',
  sk: 'á ä č ď é í ĺ ľ ň ó ô ŕ š ť ú ý ž',
  sl: 'č š ž',
  sq: 'ç ë',
  sr: 'č ć đ š ž ђ ј љ њ ћ џ',
  sv: 'å ä ö Å Ä Ö',
  tg: 'ғ ӣ қ ӯ ҳ ҷ',
  tr: 'ç ğ ı İ ö ş ü',
  uk: 'ґ Ґ є Є і І ї Ї ’ \u0301',
  ur: '، ؛ ؟ ۔ ـ',
  uz: 'ʻ ʼ',
  yi: '־ ׳ ״',
  zh: '。 ， 、 ； ： ？ ！ ·',
};

const SIGNS = ['–', '—', '…', '−', '×', '°', '·'];
const SPACES: readonly Invisible[] = [
  'noBreak',
  'narrow',
  'softHyphen',
  'zeroSpace',
  'wordJoiner',
  'joiner',
  'nonJoiner',
];
const DIRECTIONS: readonly Invisible[] = [
  'fromLeft',
  'fromRight',
  'isolateLeft',
  'isolateRight',
  'endIsolate',
];

/** What the palette of a language offers (editor.41). */
export type Characters = {
  /** Pairs, which go around the selected words. */
  readonly quotes: readonly string[];
  readonly letters: readonly string[];
  readonly signs: readonly string[];
  readonly invisible: readonly Invisible[];
};

/** The characters of a language that are hard to type. */
export function charactersOf(lang: string): Characters {
  const letters = LETTERS[lang]?.split(' ') ?? [];
  return {
    quotes: lang === 'fr' ? FRENCH : (QUOTES[lang] ?? '“” ‘’').split(' '),
    letters,
    signs: SIGNS.filter((sign) => !letters.includes(sign)),
    invisible: directionOf(lang) === 'rtl' ? [...SPACES, ...DIRECTIONS] : SPACES,
  };
}

/** The halves of a pair. */
export function halvesOf(pair: string): readonly [string, string] {
  const middle = pair.length / 2;
  return [pair.slice(0, middle), pair.slice(middle)];
}
