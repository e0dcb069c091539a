import { isRelativePath } from '#domain/files/imports/source-path.ts';
import type { Book, Config } from '../config/config-shape.ts';
import { misused } from '../output/exit.ts';
import { filled } from './patterns.ts';
import { type SourceFile, translationPath } from './source-files.ts';

/** A book of the configuration, with its path in a language. */
export type BookPath = { readonly book: Book; readonly path: string };

/**
 * The books of a language by their paths. Ends the program if one leaves the folder of the configuration, or would overwrite a source,
 * a translation or another book (command-line.23).
 */
export function bookPaths({ books }: Config, files: readonly SourceFile[], lang: string): BookPath[] {
  const taken = new Set(files.flatMap((file) => [file.path, translationPath(file, lang)]));
  return books.map((book) => {
    const path = filled(book.file, { lang });
    if (!isRelativePath(path)) throw misused(`${path}: books are in the folder of the configuration.`);
    if (taken.has(path)) throw misused(`${path}: the book would overwrite another file.`);
    taken.add(path);
    return { book, path };
  });
}
