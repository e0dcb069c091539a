import { type TableChoice, writtenColumns, writtenSheets } from '#domain/formats/model/table-choice.ts';
import { bookFormatOf } from '../config/book-format.ts';
import { type Book, rolesOf } from '../config/config-shape.ts';
import type { SourceFile } from '../paths/source-files.ts';
import type { BookQuery, FileQuery } from './exported-files.ts';

/** The value of a flag in a query. */
export const flag = (value: boolean): 'true' | undefined => (value ? 'true' : undefined);

/** How the translation of a file is exported from its sections. */
export const exportQuery = ({ set }: SourceFile, sections: readonly number[]): FileQuery => ({
  sections: sections.join(','),
  version: set.version,
  untranslated: set.untranslated,
  excludes_needs_review: flag(set.skipNeedsReview),
  escapes_breaks: flag(set.escapeBreaks),
  joins_parts: flag(set.joinParts),
  cue_format: set.cueFormat,
  renumbers: flag(set.renumber),
  for_excel: flag(set.forExcel),
  normalizes: flag(set.normalize),
  target_times: flag(set.targetTimes),
  blocked: set.blocked,
});

/** How a table is read; the service keeps it with the section. */
export const tableQuery = ({ set: { columns, headerRow, sheets } }: SourceFile) => ({
  sheets: sheets && writtenSheets(sheets),
  columns: columns && writtenColumns(rolesOf(columns)),
  header_row: headerRow === undefined ? undefined : (String(headerRow) as 'true' | 'false'),
});

/** How a table is read here, without the service. */
export const tableChoice = ({ set: { columns, headerRow, sheets } }: SourceFile): TableChoice | undefined =>
  columns || sheets || headerRow !== undefined
    ? { columns: columns && rolesOf(columns), hasHeader: headerRow, sheets }
    : undefined;

/** How a book of a project is exported. */
export const bookQuery = (book: Book): BookQuery => ({
  format: bookFormatOf(book.file),
  layout: book.layout,
  version: book.version,
  untranslated: book.untranslated,
  excludes_needs_review: flag(book.skipNeedsReview),
  blocked: book.blocked,
  without_credits: flag(!book.credits),
  without_colophon: flag(!book.colophon),
  lang: book.wordsIn,
});
