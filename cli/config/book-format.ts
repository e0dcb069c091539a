import { BOOK_FORMATS, type BookFormat } from '#domain/files/exports/books/book.ts';

/** The format of a book by the ending of its file; undefined if it is none. */
export const bookFormatOf = (file: string): BookFormat | undefined =>
  BOOK_FORMATS.find((format) => file.toLowerCase().endsWith(`.${format}`));
