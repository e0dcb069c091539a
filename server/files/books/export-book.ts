import { lackingInBook } from '#domain/files/books/lacking-in-book.ts';
import { type OpenedBook, openBook } from '#domain/files/books/open-book.ts';
import { type PlacedRow, type RowsInFile, rowsInFile } from '#domain/files/books/rows-in-file.ts';
import { readReference } from '#domain/files/books/slot-reference.ts';
import { type WriteOptions, writeBook } from '#domain/files/books/write-book.ts';
import { type Lacking, type LeftOut, leftOutOf } from '#domain/files/exports/lacking.ts';
import type { ExportedRow } from '#domain/formats/model/file-format.ts';
import { type BookFormat, isBook } from '#domain/formats/model/format.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { invalid } from '../../platform/http/failures.ts';
import { readFile } from './queries.ts';
import { versionsOf } from './version-queries.ts';

/** A section of a book with its rows. */
type BookSection = { readonly id: number; readonly rows: readonly ExportedRow[] };

/** The texts of a project that are not in its translated book, because that is another version (books.11). */
export type BookToExport = { bytes: Uint8Array; lacking: Lacking[]; leftOut: LeftOut | undefined };

/**
 * Reads the file of the book that sections come from: its newest version, or a former one if the update is undone (books.11). The returned
 * function fills it with their rows (books.8), and says what its encoding lacks and what it leaves out. Sections of several books are refused
 * as `mixed`.
 */
export async function readBookToExport(
  tx: Transaction,
  project: number,
  sections: readonly BookSection[],
  options: WriteOptions,
): Promise<() => BookToExport> {
  const read = sections.map(({ rows }) =>
    rows.map(({ frame, continues = false, ...row }) => ({
      ...row,
      continues,
      place: readReference(frame?.lead),
    })),
  );
  const files = [...new Set(read.flat().flatMap(({ place }) => place?.file ?? []))];
  const versions: Version[] = [];
  for (const id of await versionsOf(tx, project, files)) {
    const kept = await readFile(tx, project, id);
    if (kept && isBook(kept.format)) versions.push({ id, format: kept.format, bytes: kept.bytes });
  }
  if (versions.length === 0) throw invalid('sections', 'mixed');
  return () => {
    const { book, rows, leftOut } = inVersion(versions, read, options.source_lang);
    return {
      bytes: writeBook(book, rows, options),
      lacking: lackingInBook(book, rows.flat(), options.work),
      leftOut: leftOutOf(leftOut),
    };
  };
}

type Version = { readonly id: string; readonly format: BookFormat; readonly bytes: Uint8Array };

/** The rows in the first version that has all texts of the newer ones, whose updates are undone; or else in the newest. */
function inVersion(
  versions: readonly Version[],
  read: readonly (readonly PlacedRow[])[],
  source_lang: string,
): RowsInFile & { book: OpenedBook } {
  const [version, ...newer] = versions.toReversed();
  if (!version) throw new Error('a book has a version');
  const book = openBook(version.bytes, version.format, source_lang);
  const placed = rowsInFile(book, version.id, read, source_lang);
  const isUndone = placed.leftOut.every(({ place }) => newer.every(({ id }) => id !== place?.file));
  return newer.length === 0 || isUndone
    ? { ...placed, book }
    : inVersion(newer.toReversed(), read, source_lang);
}
