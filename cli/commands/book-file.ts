import { isCertainBook } from '#domain/files/books/book-format-of.ts';
import { isBook } from '#domain/formats/model/format.ts';
import type { SourceFile } from '../paths/source-files.ts';

/** Whether a file is a book, whose chapters are sections of their own: by its configuration or its content (command-line.24). */
export const isBookFile = ({ path, set: { format } }: SourceFile, bytes: Uint8Array): boolean =>
  format === undefined ? isCertainBook(path, bytes) : isBook(format);
