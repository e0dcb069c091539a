const WORD_BEFORE = /[\p{L}\p{N}]$/u;
const WORD_AFTER = /^[\p{L}\p{N}]/u;
/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]/u;

/** A word to be inserted between two texts, with spaces where it would touch another word. */
export function spacedWord(before: string, word: string, after: string): string {
  const touches = (one: string, other: string) =>
    WORD_BEFORE.test(one) && WORD_AFTER.test(other) && !UNSPACED.test(one.slice(-1) + other.slice(0, 1));
  return `${touches(before, word) ? ' ' : ''}${word}${touches(word, after) ? ' ' : ''}`;
}
