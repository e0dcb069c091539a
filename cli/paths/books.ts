import { isRelativePath } from '#domain/files/imports/source-path.ts';
import type { Book, Config } from '../config/config-shape.ts';
import { usageError } from '../output/exit.ts';
import { fillPattern } from './patterns.ts';
import { type SourceFile, translationPath } from './source-files.ts';

/** A book of the configuration, with its path in a language. */
export type BookPath = { readonly book: Book; readonly path: string };

/**
 * The books of a language by their paths. Ends the program if one leaves the folder of the configuration, or would overwrite a source,
 * a translation or another book (command-line.23).
 */
export function bookPaths({ books }: Config, files: readonly SourceFile[], lang: string): BookPath[] {
  const paths = new Set(files.flatMap((file) => [file.path, translationPath(file, lang)]));
  return books.map((book) => {
    const path = fillPattern(book.file, { lang });
    if (!isRelativePath(path)) throw usageError(`${path}: books are in the folder of the configuration.`);
    if (paths.has(path)) throw usageError(`${path}: the book would overwrite another file.`);
    paths.add(path);
    return { book, path };
  });
}
