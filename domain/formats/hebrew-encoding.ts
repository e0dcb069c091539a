/** Letters of Hebrew, each with its points, by their bytes, which are the same in both of its encodings. */
const WORD = /(?:[\xe0-\xfa][\xc0-\xd3]*)+/g;
/** Bytes of Windows-1255 that are neither its letters nor points nor marks. */
const NONE = /[\xd9-\xdf\xfb\xfc\xff]/;
/** A letter that ends words, before another one. */
const FINAL_WITHIN = /[\xea\xed\xef\xf3\xf5][\xc0-\xd3]*[\xe0-\xfa]/;
/** A letter that has another form at the end of words, there. */
const OPEN_AT_END = /[\xeb\xee\xf0\xf4\xf6][\xc0-\xd3]*$/;

/** How many letters tell that bytes are Hebrew: so many of Russian have some that end words in Hebrew within words. */
const MOST_UNSURE_LETTERS = 20;

/**
 * Whether bytes are words of Hebrew, by the letters that only end words: `sure` if there are many, `maybe` if not. In encodings
 * of Cyrillic the same bytes are small or capital letters.
 */
export function hebrewIn(bytes: Uint8Array): 'sure' | 'maybe' | undefined {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const words = text.match(WORD) ?? [];
  const isNone = NONE.test(text) || /[\xc0-\xd3]/.test(text.replace(WORD, ''));
  if (words.length === 0 || isNone || words.some((word) => FINAL_WITHIN.test(word))) return undefined;
  // Words of other languages may end so.
  if (words.filter((word) => OPEN_AT_END.test(word)).length > words.length / 10) return undefined;
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  return letters < MOST_UNSURE_LETTERS ? 'maybe' : 'sure';
}
