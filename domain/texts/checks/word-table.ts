/** Finds what a word means in a table of words. */
export type WordTable<Meaning> = (word: string) => Meaning | undefined;

/** No word of a table is longer. */
const LONGEST = 24;

/**
 * A table of words in lines of words with spaces between them: `mile` is this word, `mile-` words that begin like this, `-zig` that end and
 * are longer, `-hundert-` that have it anywhere. The whole word wins, then an end, then the longest beginning.
 */
export function wordTable<Meaning>(lines: readonly (readonly [Meaning, string])[]): WordTable<Meaning> {
  const whole = new Map<string, Meaning>();
  const beginnings = new Map<string, Meaning>();
  const others: { readonly pattern: RegExp; readonly meaning: Meaning }[] = [];
  for (const [meaning, line] of lines) {
    const parts: string[] = [];
    for (const entry of line.split(' ')) {
      if (entry.startsWith('-'))
        parts.push(entry.endsWith('-') ? entry.slice(1, -1) : `(?!^)${entry.slice(1)}$`);
      else if (entry.endsWith('-')) beginnings.set(entry.slice(0, -1), meaning);
      else whole.set(entry, meaning);
    }
    if (parts.length > 0) others.push({ pattern: new RegExp(parts.join('|'), 'u'), meaning });
  }
  return (word) => {
    if (whole.has(word)) return whole.get(word);
    const other = others.find(({ pattern }) => pattern.test(word));
    if (other) return other.meaning;
    for (let length = Math.min(word.length, LONGEST); length > 0; length--) {
      const beginning = word.slice(0, length);
      if (beginnings.has(beginning)) return beginnings.get(beginning);
    }
    return undefined;
  };
}
