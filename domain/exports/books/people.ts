import type { Book } from './book.ts';

/** The names in a field of the work, which commas or semicolons part. */
export const namesIn = (people: string): string[] =>
  people
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The translators by the names that they wish, or else the members whose texts are in the book. */
export const translatorsOf = ({ work, credits }: Pick<Book, 'work' | 'credits'>): string[] =>
  work.translators === '' ? credits.map(({ name }) => name) : namesIn(work.translators);
