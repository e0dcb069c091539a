import type { Entry } from '#contract/dictionary.ts';

/** The entry that has a word already, whatever its case, its composition and the spaces around it. */
export function existingEntry(entries: readonly Entry[], word: string): Entry | undefined {
  const sought = folded(word);
  return entries.find((entry) => folded(entry.word) === sought);
}

const folded = (word: string) => word.trim().normalize('NFC').toLowerCase();
