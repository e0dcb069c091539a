/** The most features that are kept of a text, which bounds the cost of a comparison. */
const MOST = 256;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Scripts that are written without spaces, whose words are not known. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * The features by which texts are compared (updates.4): hashes of its different words, or of pairs of characters where
 * words have no spaces between them. Of a text with more, those with the smallest hashes.
 */
export function featuresOf(text: string): ReadonlySet<number> {
  const features = new Set<number>();
  for (const [word] of text.toLowerCase().matchAll(WORD)) {
    if (!UNSPACED.test(word)) features.add(hashOf(word));
    else {
      const letters = [...word];
      for (const [index, letter] of letters.entries())
        features.add(hashOf(letter + (letters[index + 1] ?? '')));
    }
  }
  return features.size <= MOST
    ? features
    : new Set([...features].sort((one, other) => one - other).slice(0, MOST));
}

/** The 32-bit FNV-1a hash of a word. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let offset = 0; offset < word.length; offset++)
    hash = Math.imul(hash ^ word.charCodeAt(offset), 0x01000193);
  return hash >>> 0;
}

/** How many features two texts share. */
export function sharedFeatures(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  let shared = 0;
  for (const feature of one) if (other.has(feature)) shared++;
  return shared;
}
