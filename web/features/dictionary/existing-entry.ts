import type { Entry } from '#contract/dictionary.ts';

/** The entry with this word, regardless of case, Unicode composition and surrounding spaces. */
export function existingEntry(entries: readonly Entry[], word: string): Entry | undefined {
  const wanted = folded(word);
  return entries.find((entry) => folded(entry.word) === wanted);
}

const folded = (word: string) => word.trim().normalize('NFC').toLowerCase();
