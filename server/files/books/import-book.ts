import { addSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import type { StoredUsage } from '#domain/core/access/quotas.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { type ChosenSections, sectionsChosen } from '#domain/files/books/chosen-sections.ts';
import type { BookLeftOut, BookProblem, BookSection, BookString } from '#domain/files/books/model/book.ts';
import { readBook } from '#domain/files/books/open-book.ts';
import { printReference } from '#domain/files/books/slot-reference.ts';
import type { FileWarning } from '#domain/files/imports/file-warnings.ts';
import type { Encoding } from '#domain/formats/encoding.ts';
import type { BookFormat } from '#domain/formats/model/format.ts';
import { refuseByQuota, whyFull } from '../../core/quotas/refuse.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { forbidden, invalid, notFound, Refused, tooMany } from '../../platform/http/failures.ts';
import { readShape } from '../../platform/http/read-shape.ts';
import type { WorkerContext } from '../../platform/import-workers/messages.ts';
import { insertSection } from '../../texts/sections/add-queries.ts';
import { insertInto } from '../../texts/strings/add-queries.ts';
import { sectionRefused } from '../../texts/strings/strings-call.ts';
import { fileId, hasFile, keepFile } from './queries.ts';
import { bookNamed, keepVersion, sectionsOfBooks } from './version-queries.ts';

/** A book that was read, with the chapters that are imported. */
export type ReadBook = {
  format: BookFormat;
  encoding: Encoding;
  sections: readonly BookSection[];
  /**
   * The sections as they would be with the descriptions of pictures in their chapters (updates.25), if the file may be
   * a newer one of a book that was imported so.
   */
  older?: readonly BookSection[];
  leftOut: readonly BookLeftOut[];
  warnings: readonly FileWarning[];
};

/** A book that is to be stored. */
export type IncomingBook = {
  project: { id: number; source_lang: string; use?: StoredUsage };
  actor: number;
  /** The name of its file. */
  name: string;
  bytes: Uint8Array;
  book: ReadBook;
  settings: WorkerContext['settings'];
};

/** How much is stored so far, which the quotas refuse. */
export type StoredSum = { strings: number; bytes: number };

type Imported = {
  format: BookFormat;
  sections: { id: number; name: string }[];
  strings: number;
};

/** How a book that can't be read is refused (books.4). */
export const REFUSALS: Record<BookProblem, Refused> = {
  unknown: new Refused(400, [{ key: 'body', kind: 'mediaType' }]),
  corrupt: new Refused(400, [{ key: 'body', kind: 'syntax' }]),
  nested: new Refused(400, [{ key: 'body', kind: 'tooDeep' }]),
  encrypted: new Refused(400, [{ key: 'body', kind: 'encrypted' }]),
  noText: new Refused(400, [{ key: 'strings', kind: 'required' }]),
  proofread: new Refused(400, [{ key: 'body', kind: 'proofread' }]),
  tooLarge: tooMany('body', 'bodyTooLarge'),
};

/**
 * Reads a book that is to be imported: as a format, or as the one that is detected; all of its chapters, or those that are
 * chosen. It can take seconds, so no transaction waits for it. Throws a refusal.
 */
export function readIncomingBook(
  name: string,
  bytes: Uint8Array,
  {
    format,
    chosen,
    language,
    mayBeNewer = false,
  }: {
    format: BookFormat | undefined;
    chosen: ChosenSections | undefined;
    language: string;
    mayBeNewer?: boolean;
  },
): ReadBook {
  const read = readBook(name, bytes, format, language, mayBeNewer);
  if (!read.ok) throw REFUSALS[read.kind];
  const sections = sectionsChosen(read.book.sections, chosen);
  if (!sections) throw invalid('sections', 'unknown');
  const { format: detected, encoding, leftOut, warnings } = read.book;
  const older = read.book.older && sectionsChosen(read.book.older, chosen);
  return { format: detected, encoding, sections, ...(older && { older }), leftOut, warnings };
}

/** Imports a book as new sections at the end of a project, and keeps its file (books.2). */
export async function importBook(tx: Transaction, incoming: IncomingBook): Promise<Imported> {
  // Thousands of chapters would be stored first, and rolled back.
  if (incoming.book.sections.length > incoming.settings.sectionsPerProject)
    throw forbidden('general', 'quotaSections');
  const former = await formerBook(tx, incoming);
  const { id: file, sum } = await keepBook(tx, incoming);
  if (former !== undefined) await keepVersion(tx, incoming.project.id, { file, book: former, update: null });
  const sections: Imported['sections'] = [];
  for (const chapter of incoming.book.sections)
    sections.push(await addChapter(tx, incoming, { chapter, file, sum }));
  return { format: incoming.book.format, sections, strings: sum.strings };
}

/** The book of this name whose sections are all deleted: if some are restored they are of one book with what is imported (books.24). */
async function formerBook(
  tx: Transaction,
  { project, name, book: { format } }: IncomingBook,
): Promise<string | undefined> {
  const named = await bookNamed(tx, project.id, { name, format });
  if (named === undefined) return undefined;
  const sections = await sectionsOfBooks(tx, project.id);
  return sections.some(({ book }) => book === named) ? undefined : named;
}

/** The id of the file of a book, and what keeping it adds, as far as the quotas allow. The same file in a project is kept once. */
export async function checkFile(
  tx: Transaction,
  { project, bytes, settings }: IncomingBook,
): Promise<{ id: string; sum: StoredSum }> {
  const id = fileId(bytes);
  const sum = { strings: 0, bytes: (await hasFile(tx, project.id, id)) ? 0 : bytes.length };
  refuseByQuota(project, settings, sum);
  return { id, sum };
}

/** Keeps the file of a book, and returns its id, and what that adds. */
export async function keepBook(
  tx: Transaction,
  incoming: IncomingBook,
): Promise<{ id: string; sum: StoredSum }> {
  const { project, name, bytes, book } = incoming;
  const checked = await checkFile(tx, incoming);
  const { id } = checked;
  if (!(await keepFile(tx, project.id, { id, name, format: book.format, bytes }))) throw notFound('project');
  return checked;
}

type NewChapter = {
  chapter: BookSection;
  file: string;
  sum: StoredSum;
  after?: number | null | undefined;
  /** The entry that its own are parts of. */
  batch?: number | undefined;
};

/** Adds a section for a chapter of a kept file: at the end, behind another one, or as the first after null. */
export async function addChapter(
  tx: Transaction,
  { project, actor, name: fileName, book: { format }, settings }: IncomingBook,
  { chapter, file, sum, after, batch }: NewChapter,
): Promise<{ id: number; name: string }> {
  const { name } = readShape(addSection.body, { name: chapter.name });
  const added = await insertSection(
    tx,
    { project: project.id, actor, origin: { batch } },
    { name, after, most: settings.sectionsPerProject },
  );
  if (!('id' in added)) {
    throw added.refused === 'quota' ? forbidden('general', 'quotaSections') : notFound('project');
  }
  const body = readShape(addStrings.body, { format, strings: chapter.strings.map(ofBook(file)) });
  const stored = await insertInto(
    tx,
    { project: project.id, section: added.id, actor, origin: { batch } },
    {
      ...(Array.isArray(body) ? { strings: body } : body),
      splitting: undefined,
      pos: undefined,
      isImport: true,
      file: fileName.slice(0, LIMITS.fileName.max),
      whyNot: summing(sum, (sum) => whyFull(project, settings, sum)),
    },
  );
  if ('refused' in stored) {
    throw stored.refused === 'copy_of' ? invalid('copy_of', 'unknown') : sectionRefused(stored);
  }
  return { id: added.id, name };
}

/** Adds what comes to what is stored already, and asks whether that is too much. */
export const summing =
  <Kind>(sum: StoredSum, whyNot: (sum: StoredSum) => Kind) =>
  ({ strings, bytes }: StoredSum): Kind => {
    sum.strings += strings;
    sum.bytes += bytes;
    return whyNot(sum);
  };

/** A string of a book as it is stored: with a reference to its place in the file. */
export const ofBook =
  (file: string) =>
  ({ text, context, continues, joint, slot }: BookString) => ({
    text,
    context,
    continues,
    joint,
    ...(slot && { frame: { lead: printReference(file, slot), raw: null } }),
  });
