import { baseLanguageOf } from '../../../core/languages/scripts.ts';

/** What a mark at the end of a text says. */
export type EndMeaning = 'stop' | 'question' | 'exclamation' | 'ellipsis' | 'colon' | 'semicolon' | 'comma';

/** The marks of all scripts that stand at the end of a text; what else one says in some language is in `ENDS`. */
export const END_MARKS: Readonly<Record<EndMeaning, string>> = {
  stop: '.。．｡।॥۔։።။།។៕᠃',
  question: '?？؟፧⁇⁈⁉՞\u037e',
  exclamation: '!！‼⁈⁉՜',
  ellipsis: '…⋯',
  colon: ':：៖꞉',
  semicolon: ';；؛፤',
  comma: ',，、،፣՝၊᠂',
};

/** How a language ends sentences. */
type EndsOfLanguage = {
  /** Meanings of marks beside those of `END_MARKS`. */
  readonly marks?: Readonly<Record<string, readonly EndMeaning[]>>;
  /** What sentences may say by words alone, or by marks inside words. */
  readonly unmarked?: readonly EndMeaning[];
  /** The mark of each meaning where it isn't that of English; none if sentences have none at their end. */
  readonly own?: Readonly<Partial<Record<EndMeaning, string>>>;
};

const FULL_WIDTH = {
  stop: '。',
  question: '？',
  exclamation: '！',
  colon: '：',
  semicolon: '；',
  comma: '，',
};
/** A bar is often typed for a danda. */
const DANDA: EndsOfLanguage = { own: { stop: '।' }, marks: { '|': ['stop'] } };
const SPACED = { stop: '', question: '', exclamation: '', semicolon: '' };
const ARABIC = { question: '؟', semicolon: '؛', comma: '،' };
const ETHIOPIC: EndsOfLanguage = {
  // Two signs that end words are one that ends a sentence.
  marks: { '፡': ['stop', 'colon'] },
  own: { stop: '።', colon: '', semicolon: '፤', comma: '፣' },
  unmarked: ['question'],
};

/** How languages end sentences that don't do it as English does, by their codes. */
const ENDS: Readonly<Record<string, EndsOfLanguage>> = {
  el: {
    marks: { ';': ['question'], '·': ['semicolon'], '\u0387': ['semicolon'] },
    own: { question: ';', semicolon: '·' },
  },
  // Questions and exclamations have their marks inside words. A colon is often typed for the full stop, and a dot is a colon.
  hy: {
    marks: {
      '։': ['stop', 'colon'],
      ':': ['stop', 'colon'],
      '.': ['colon', 'semicolon'],
      '․': ['stop', 'colon', 'semicolon'],
      '՝': ['colon'],
    },
    unmarked: ['question', 'exclamation'],
    own: { stop: '։', question: '', exclamation: '', colon: '', semicolon: '', comma: '' },
  },
  zh: { own: FULL_WIDTH },
  // Questions may end with a full stop, and labels, speech and subtitles with nothing.
  ja: { unmarked: ['stop', 'question'], own: { ...FULL_WIDTH, comma: '、' } },
  th: { unmarked: ['stop', 'question', 'exclamation', 'semicolon', 'comma', 'colon'], own: SPACED },
  lo: { unmarked: ['stop', 'question', 'exclamation', 'semicolon', 'comma', 'colon'], own: SPACED },
  km: { unmarked: ['question', 'stop'], own: { stop: '។' } },
  my: { unmarked: ['question', 'exclamation', 'colon'], own: { ...SPACED, stop: '။' } },
  bo: {
    unmarked: ['question', 'exclamation', 'colon', 'stop', 'semicolon', 'comma'],
    own: { ...SPACED, stop: '།' },
  },
  dz: {
    unmarked: ['question', 'exclamation', 'colon', 'stop', 'semicolon', 'comma'],
    own: { ...SPACED, stop: '།' },
  },
  hi: DANDA,
  // A visarga is often typed for a colon.
  bn: { ...DANDA, marks: { ...DANDA.marks, '\u0983': ['colon'] } },
  as: { ...DANDA, marks: { ...DANDA.marks, '\u0983': ['colon'] } },
  ne: DANDA,
  or: DANDA,
  pa: DANDA,
  sa: DANDA,
  ar: { own: ARABIC },
  fa: { own: ARABIC },
  ps: { own: ARABIC },
  ug: { own: ARABIC },
  ur: { own: { ...ARABIC, stop: '۔' } },
  sd: { own: { ...ARABIC, stop: '۔' } },
  ks: { own: { ...ARABIC, stop: '۔' } },
  am: ETHIOPIC,
  ti: ETHIOPIC,
};

/** How a language ends sentences, in any of its countries; undefined if it does as English does. */
export const endsOf = (language: string): EndsOfLanguage | undefined => ENDS[baseLanguageOf(language)];

/** Abbreviations with a point that end texts, by language, beside those without a vowel and those with a point inside. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  en: 'etc inc ltd co corp jr sr esq vol ed eds misc max min approx est dept ave fig no nos ext op opp gen col capt sec para art ch anon al jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun dol dols',
  ru: 'вкл выкл др пр руб коп долл дол евр сант мин сек час тыс ул им изд ред кол макс стр ок обл дер пос доп обр тел факс ред англ рус фр нем ит греч лат',
  it: 'ecc es pag pagg art vol ed sig dott prof min max sec rif tel fig cap all es dol doll eur cent lit sterl mil',
  de: 'usw bzw ca evtl max min sek std tel abb bd bde aufl art inkl exkl ggf jh jahrh sog str vgl zzgl etc mio mia',
  fr: 'etc ex env max min sec tél fig vol art éd chap p pp av apr dol eur',
  es: 'etc ej pág págs vol art ed máx mín seg tel fig cap aprox uds sr sra dr dra dól dol ptas cént eur mill',
};

/** Whether a word of small letters is such an abbreviation. */
export const mayHavePoint = (word: string, language: string): boolean =>
  ABBREVIATIONS[baseLanguageOf(language)]?.split(' ').includes(word) ?? false;
