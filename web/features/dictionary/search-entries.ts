import type { Entry } from '#contract/dictionary.ts';
import { foldForSearch } from '#domain/texts/text.ts';

/** The entries with this text in word, translation or description, regardless of case; all when it is blank. */
export function searchEntries(entries: readonly Entry[], text: string): readonly Entry[] {
  const wanted = foldForSearch(text.trim());
  if (wanted === '') return entries;
  return entries.filter(({ word, translate, desc }) =>
    [word, translate, desc].some((field) => foldForSearch(field).includes(wanted)),
  );
}
