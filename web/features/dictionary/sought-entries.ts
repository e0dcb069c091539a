import type { Entry } from '#contract/dictionary.ts';
import { comparable } from '#domain/texts/text.ts';

/** The entries that have this text in word, translation or description, in whatever case; all when it is blank. */
export function soughtEntries(entries: readonly Entry[], text: string): readonly Entry[] {
  const sought = comparable(text.trim());
  if (sought === '') return entries;
  return entries.filter(({ word, translate, desc }) =>
    [word, translate, desc].some((field) => comparable(field).includes(sought)),
  );
}
