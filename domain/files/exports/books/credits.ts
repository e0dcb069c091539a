import { lengthOf } from '../../../core/text/text.ts';
import { namesIn } from '../../../core/works/work-fields.ts';
import type { Book, Credit } from './book.ts';

/** A translation that is exported, and its author's name. */
export type Credited = { readonly text: string; readonly author: string };

/** The authors of the exported translations, by their shares of all characters. */
export function creditsOf(translations: readonly Credited[]): Credit[] {
  const lengths = new Map<string, number>();
  for (const { text, author } of translations)
    lengths.set(author, (lengths.get(author) ?? 0) + lengthOf(text));
  const total = [...lengths.values()].reduce((sum, length) => sum + length, 0);
  return [...lengths]
    .map(([name, length]) => ({ name, share: total === 0 ? 0 : length / total }))
    .sort((one, other) => other.share - one.share || (one.name < other.name ? -1 : 1));
}

/** The translators as a book names them, one by one: by the names that they wish, or as `anna · 75%` (exports.22). */
export function creditLines({ credits, words, work }: Pick<Book, 'credits' | 'words' | 'work'>): string[] {
  if (work.translators !== '') return namesIn(work.translators);
  const share = new Intl.NumberFormat(words.lang, { style: 'percent', maximumFractionDigits: 1 });
  return credits.map((credit) => `${credit.name} · ${share.format(credit.share)}`);
}

/** The translators by the names that they wish, or else the members whose texts are in the book. */
export const translatorsOf = ({ work, credits }: Pick<Book, 'work' | 'credits'>): string[] =>
  work.translators === '' ? credits.map(({ name }) => name) : namesIn(work.translators);
