import { lackingInBook } from '#domain/files/books/lacking-in-book.ts';
import { openBook } from '#domain/files/books/open-book.ts';
import { rowsInFile } from '#domain/files/books/rows-in-file.ts';
import { readReference } from '#domain/files/books/slot-reference.ts';
import { type WriteOptions, writeBook } from '#domain/files/books/write-book.ts';
import type { Lacking } from '#domain/files/exports/lacking.ts';
import type { ExportedRow } from '#domain/formats/model/file-format.ts';
import { isBook } from '#domain/formats/model/format.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { invalid } from '../../platform/http/failures.ts';
import { areOfOnePath } from './push-queries.ts';
import { newestOf, readFile } from './queries.ts';

/** A section of a book with its rows. */
type BookSection = { readonly id: number; readonly rows: readonly ExportedRow[] };

/**
 * Reads the file of the book that sections come from. The returned function fills it with their rows (books.8), and says what its encoding
 * lacks. Sections of several books are refused as `mixed`.
 */
export async function readBookToExport(
  tx: Transaction,
  project: number,
  sections: readonly BookSection[],
  options: WriteOptions,
): Promise<() => { bytes: Uint8Array; lacking: Lacking[] }> {
  const read = sections.map(({ rows }) =>
    rows.map(({ frame, continues = false, ...row }) => ({
      ...row,
      continues,
      place: readReference(frame?.lead),
    })),
  );
  const files = [...new Set(read.flat().flatMap(({ place }) => place?.file ?? []))];
  const ids = sections.map(({ id }) => id);
  if (files.length > 1 && !(await areOfOnePath(tx, project, ids))) throw invalid('sections', 'mixed');
  const file = await newestOf(tx, project, files);
  const kept = file === undefined ? undefined : await readFile(tx, project, file);
  if (!kept || !isBook(kept.format)) throw invalid('sections', 'mixed');
  const { bytes, format } = kept;
  return () => {
    const book = openBook(bytes, format, options.source_lang);
    const rows = rowsInFile(book, file, read, options.source_lang);
    return { bytes: writeBook(book, rows, options), lacking: lackingInBook(book, rows.flat(), options.work) };
  };
}
