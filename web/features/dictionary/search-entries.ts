import type { Entry } from '#contract/dictionary.ts';
import { comparable } from '#domain/texts/text.ts';

/** The entries with this text in word, translation or description, regardless of case; all when it is blank. */
export function searchEntries(entries: readonly Entry[], text: string): readonly Entry[] {
  const wanted = comparable(text.trim());
  if (wanted === '') return entries;
  return entries.filter(({ word, translate, desc }) =>
    [word, translate, desc].some((field) => comparable(field).includes(wanted)),
  );
}
