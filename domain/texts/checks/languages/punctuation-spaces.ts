const NO_BREAK = '\u00a0';
const NARROW = '\u202f';

/** Languages with spaces between words and some punctuation, by this punctuation; the others have none there. */
export const PUNCTUATION_SPACES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: { '?': NARROW, '!': NARROW, ';': NARROW, ':': NO_BREAK, '«': NO_BREAK, '»': NO_BREAK },
};

/**
 * Languages whose writers do both, or that put punctuation where a space may be for another reason: some have the French spaces in some
 * countries, some no spaces between words, some a space before a danda.
 */
export const PUNCTUATION_SPACES_VARY: ReadonlySet<string> = new Set(
  'br co ff ht ln mg mi oc sg ty wa wo th lo km my bo dz hi bn as ne or pa gu mr sa kn ml ta te si'.split(
    ' ',
  ),
);
