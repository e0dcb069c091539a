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
import { bookVersionsOf } from './version-queries.ts';

/** A section of a book with its rows. */
type BookSection = { readonly id: number; readonly rows: readonly ExportedRow[] };

/** The texts of a project that are not in its translated book, because that is another version (books.11). */
export type BookToExport = { bytes: Uint8Array; lacking: Lacking[]; leftOut: LeftOut | undefined };

/**
 * Reads the file of the book that sections come from: its newest version, or a former one if the update is undone
 * (books.11). The returned function fills it with their rows (books.8), and says what the file's encoding lacks and
 * what is left out. Sections of several books are refused as `mixed`.
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
  const ids = await bookVersionsOf(tx, project, files);
  const newest = await versionIn(tx, project, ids[0]);
  if (!newest) throw invalid('sections', 'mixed');
  // Of the versions between both, whose updates are undone too, no file is read, however many they are.
  const former = ids.length > 1 ? await versionIn(tx, project, ids.at(-1)) : undefined;
  return () => {
    const { source_lang } = options;
    const { book, rows, leftOut } =
      (former && withoutUndone(former, read, { undone: ids.slice(0, -1), source_lang })) ??
      inVersion(newest, read, source_lang);
    return {
      bytes: writeBook(book, rows, options),
      lacking: lackingInBook(book, rows.flat(), options.work),
      leftOut: leftOutOf(leftOut),
    };
  };
}

type Version = { readonly id: string; readonly format: BookFormat; readonly bytes: Uint8Array };

async function versionIn(
  tx: Transaction,
  project: number,
  id: string | undefined,
): Promise<Version | undefined> {
  const file = id === undefined ? undefined : await readFile(tx, project, id);
  return id !== undefined && file && isBook(file.format)
    ? { id, format: file.format, bytes: file.bytes }
    : undefined;
}

type InVersion = RowsInFile & { book: OpenedBook };

/** The rows as they stand in a version. */
function inVersion(
  { id, bytes, format }: Version,
  read: readonly (readonly PlacedRow[])[],
  source_lang: string,
): InVersion {
  const book = openBook(bytes, format, source_lang);
  return { ...rowsInFile(book, id, read, source_lang), book };
}

/** The rows in a former version; undefined if it lacks a text that came with one whose update is undone, as where not all of it is. */
function withoutUndone(
  former: Version,
  read: readonly (readonly PlacedRow[])[],
  { undone, source_lang }: { undone: readonly string[]; source_lang: string },
): InVersion | undefined {
  const rows = inVersion(former, read, source_lang);
  return rows.leftOut.some(({ place }) => undone.some((id) => id === place?.file)) ? undefined : rows;
}
