import type { Entry } from '#contract/texts/dictionary.ts';
import { foldWord } from '#domain/texts/dictionary/fold-word.ts';

/** The entry with this word, regardless of case, Unicode composition and surrounding spaces. */
export function existingEntry(entries: readonly Entry[], word: string): Entry | undefined {
  const folded = foldWord(word);
  return entries.find((entry) => foldWord(entry.word) === folded);
}
