import { foldWord } from '../../texts/dictionary/fold-word.ts';

type Word = { readonly word: string };

/** The words of a family that a dictionary has no entry for, regardless of case, in their order (families.20). */
export function untranslatedWords<Shared extends Word>(
  words: readonly Shared[],
  entries: readonly Word[],
): Shared[] {
  const known = new Set(entries.map(({ word }) => foldWord(word)));
  return words.filter(({ word }) => !known.has(foldWord(word)));
}
