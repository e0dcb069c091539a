import { baseLanguageOf } from '../../../core/languages/scripts.ts';

const NO_BREAK = '\u00a0';
const NARROW = '\u202f';

type Spaces = Readonly<Record<string, string>>;

const NARROW_ONES: Spaces = { '?': NARROW, '!': NARROW, ';': NARROW };
const BESIDE_QUOTES: Spaces = { '«': NO_BREAK, '»': NO_BREAK };

/** Languages with spaces between words and some punctuation, by this punctuation; the others have none there. */
const SPACES: Readonly<Record<string, Spaces>> = {
  fr: { ...NARROW_ONES, ...BESIDE_QUOTES, ':': NO_BREAK },
  // What is empty may have a space or none.
  'fr-ca': { ...BESIDE_QUOTES, '?': '', '!': '', ';': '', ':': NO_BREAK },
  'fr-ch': { ...NARROW_ONES, ':': NARROW, '«': NARROW, '»': NARROW },
};

/** The spaces of a language in its country; undefined if it has none. Marks whose space is empty may have one. */
export const punctuationSpacesOf = (language: string): Spaces | undefined =>
  SPACES[language.toLowerCase().replaceAll('_', '-')] ?? SPACES[baseLanguageOf(language)];

/**
 * Languages whose writers do both, or that put punctuation where a space may be for another reason: some have the French spaces in some
 * countries, some no spaces between words, some a space before a danda.
 */
const VARY: ReadonlySet<string> = new Set(
  'br co ff ht ln mg mi oc sg ty wa wo th lo km my bo dz hi bn as ne or pa gu mr sa kn ml ta te si'.split(
    ' ',
  ),
);

/** Whether nothing can be said of spaces beside punctuation in a language. */
export const punctuationSpacesVary = (language: string): boolean => VARY.has(baseLanguageOf(language));
