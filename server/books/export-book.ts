import { openBook } from '#domain/books/open-book.ts';
import { readReference } from '#domain/books/slot-reference.ts';
import { type WriteOptions, writeBook } from '#domain/books/write-book.ts';
import type { ExportedRow } from '#domain/formats/model/file-format.ts';
import { isBook } from '#domain/formats/model/format.ts';
import type { Transaction } from '../database/connect.ts';
import { invalid } from '../http/failures.ts';
import { readFile } from './queries.ts';

/** The file of the book that sections come from, filled with their rows (books.8). Sections of several books are refused as `mixed`. */
export async function exportBook(
  tx: Transaction,
  project: number,
  sections: readonly (readonly ExportedRow[])[],
  options: WriteOptions,
): Promise<Uint8Array> {
  const read = sections.map((rows) =>
    rows.map(({ frame, continues = false, ...row }) => ({
      ...row,
      continues,
      place: readReference(frame?.lead),
    })),
  );
  const files = new Set(read.flat().flatMap(({ place }) => place?.file ?? []));
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) throw invalid('sections', 'mixed');
  const kept = await readFile(tx, project, file);
  if (!kept || !isBook(kept.format)) throw invalid('sections', 'mixed');
  const rows = read.map((section) => section.map((row) => ({ ...row, slot: row.place?.slot ?? null })));
  return writeBook(openBook(kept.bytes, kept.format), rows, options);
}
