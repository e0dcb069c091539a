import type { Entry } from '#contract/texts/dictionary.ts';
import { foldForSearch } from '#domain/core/text/text.ts';

/** The entries with this text in word, translation, description, note or example, regardless of case; all when it is blank. */
export const searchEntries = (entries: readonly Entry[], text: string): readonly Entry[] =>
  search(entries, text, ({ word, translate, desc, note, example }) => [word, translate, desc, note, example]);

/** The words with this text in word or description, likewise. */
export const searchWords = <Word extends { word: string; desc: string }>(
  words: readonly Word[],
  text: string,
): readonly Word[] => search(words, text, ({ word, desc }) => [word, desc]);

function search<Item>(items: readonly Item[], text: string, fieldsOf: (item: Item) => string[]) {
  const folded = foldForSearch(text.trim());
  if (folded === '') return items;
  return items.filter((item) => fieldsOf(item).some((field) => foldForSearch(field).includes(folded)));
}
