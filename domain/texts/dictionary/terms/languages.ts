import { stemmer as arabic } from '@orama/stemmers/arabic';
import { stemmer as armenian } from '@orama/stemmers/armenian';
import { stemmer as bulgarian } from '@orama/stemmers/bulgarian';
import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as finnish } from '@orama/stemmers/finnish';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as greek } from '@orama/stemmers/greek';
import { stemmer as hungarian } from '@orama/stemmers/hungarian';
import { stemmer as indonesian } from '@orama/stemmers/indonesian';
import { stemmer as irish } from '@orama/stemmers/irish';
import { stemmer as lithuanian } from '@orama/stemmers/lithuanian';
import { stemmer as norwegian } from '@orama/stemmers/norwegian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as romanian } from '@orama/stemmers/romanian';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as serbian } from '@orama/stemmers/serbian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import { stemmer as turkish } from '@orama/stemmers/turkish';
import { stemmer as ukrainian } from '@orama/stemmers/ukrainian';
import { baseLanguageOf } from '../../../core/languages/scripts.ts';
import { readEnglish } from './english.ts';
import { readItalian } from './italian.ts';
import type { LanguageOfTerms, Reading, ReadWord } from './reading.ts';

/** Words of a term stand in their order, with up to two others between them; or in any order. */
const IN_ORDER = { isFree: false, between: 2 };
const FREE = { isFree: true, between: 2 };
/** What is told by its letters alone. */
const WHOLE = {
  read: (word: string): Reading[] => [{ key: word.toLowerCase(), share: 1 }],
  ...IN_ORDER,
  between: 0,
};

const byStem =
  (stem: (word: string) => string): ReadWord =>
  (word) => {
    const whole = word.toLowerCase();
    // A stem of one or two letters says nothing.
    const stemmed = stem(whole);
    return stemmed.length < 3 ? [{ key: whole, share: 1 }] : [{ key: `${stemmed}~`, share: 1 }];
  };

/** The languages whose words are inflected, by their codes; Russian as it is read without a morphology (terms.2). */
const LANGUAGES: Readonly<Record<string, LanguageOfTerms>> = {
  en: { read: readEnglish, ...IN_ORDER },
  it: { read: readItalian, ...FREE },
  ar: { read: byStem(arabic), ...IN_ORDER },
  bg: { read: byStem(bulgarian), ...FREE },
  da: { read: byStem(danish), ...IN_ORDER },
  de: { read: byStem(german), ...IN_ORDER, hasCapitals: true },
  el: { read: byStem(greek), ...FREE },
  es: { read: byStem(spanish), ...FREE },
  fi: { read: byStem(finnish), ...FREE },
  fr: { read: byStem(french), ...FREE },
  ga: { read: byStem(irish), ...IN_ORDER },
  hu: { read: byStem(hungarian), ...FREE },
  hy: { read: byStem(armenian), ...FREE },
  id: { read: byStem(indonesian), ...IN_ORDER },
  lt: { read: byStem(lithuanian), ...FREE },
  nl: { read: byStem(dutch), ...IN_ORDER },
  nb: { read: byStem(norwegian), ...IN_ORDER },
  no: { read: byStem(norwegian), ...IN_ORDER },
  pt: { read: byStem(portuguese), ...FREE },
  ro: { read: byStem(romanian), ...FREE },
  ru: { read: byStem(russian), ...FREE },
  sr: { read: byStem(serbian), ...FREE },
  sv: { read: byStem(swedish), ...IN_ORDER },
  tr: { read: byStem(turkish), ...IN_ORDER },
  uk: { read: byStem(ukrainian), ...FREE },
};

/**
 * How the words of a language are told: by morphology where there is one (`readers`), by rules and stems, or else by their letters
 * (terms.2).
 */
export function languageOfTerms(
  language: string,
  readers: Readonly<Record<string, ReadWord | undefined>> = {},
): LanguageOfTerms {
  const base = baseLanguageOf(language);
  const known = Object.hasOwn(LANGUAGES, base) ? LANGUAGES[base] : undefined;
  return { ...(known ?? WHOLE), ...(readers[base] && { read: readers[base] }) };
}
