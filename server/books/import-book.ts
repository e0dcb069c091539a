import { addSection } from '#contract/sections.ts';
import { addStrings } from '#contract/strings.ts';
import type { StoredUsage } from '#domain/access/quotas.ts';
import { type ChosenSections, sectionsChosen } from '#domain/books/chosen-sections.ts';
import type { BookProblem, BookSection } from '#domain/books/model/book.ts';
import { readBook } from '#domain/books/open-book.ts';
import { printReference } from '#domain/books/slot-reference.ts';
import type { BookFormat } from '#domain/formats/model/format.ts';
import { LIMITS } from '#domain/limits.ts';
import type { Transaction } from '../database/connect.ts';
import { forbidden, invalid, notFound, Refused, tooMany } from '../http/failures.ts';
import { readShape } from '../http/read-shape.ts';
import type { WorkerContext } from '../import-workers/messages.ts';
import { refuseByQuota, whyFull } from '../quotas/refuse.ts';
import { insertSection } from '../sections/add-queries.ts';
import { insertInto } from '../strings/add-queries.ts';
import { sectionRefused } from '../strings/strings-call.ts';
import { fileId, hasFile, keepFile } from './queries.ts';

/** A book that was read, with the chapters that are imported. */
type ReadBook = { format: BookFormat; sections: readonly BookSection[] };

type Coming = {
  project: { id: number; use?: StoredUsage };
  actor: number;
  name: string;
  bytes: Uint8Array;
  book: ReadBook;
  settings: WorkerContext['settings'];
};

type Imported = {
  format: BookFormat;
  sections: { id: number; name: string }[];
  strings: number;
};

/** How a book that can't be read is refused (books.4). */
const REFUSALS: Record<BookProblem, Refused> = {
  unknown: new Refused(400, [{ key: 'body', kind: 'mediaType' }]),
  corrupt: new Refused(400, [{ key: 'body', kind: 'syntax' }]),
  encrypted: new Refused(400, [{ key: 'body', kind: 'encrypted' }]),
  noText: new Refused(400, [{ key: 'strings', kind: 'required' }]),
  tooLarge: tooMany('body', 'bodyTooLarge'),
};

/**
 * Reads a book that is to be imported: as a format, or as the one that is detected; all of its chapters, or those that are chosen. It can take
 * seconds, so no transaction waits for it. Throws a refusal.
 */
export function readComingBook(
  name: string,
  bytes: Uint8Array,
  { format, chosen }: { format: BookFormat | undefined; chosen: ChosenSections | undefined },
): ReadBook {
  const read = readBook(name, bytes, format);
  if (!read.ok) throw REFUSALS[read.kind];
  const sections = sectionsChosen(read.book.sections, chosen);
  if (!sections) throw invalid('sections', 'unknown');
  return { format: read.book.format, sections };
}

/** Imports a book as new sections at the end of a project, and keeps its file (books.2). */
export async function importBook(tx: Transaction, coming: Coming): Promise<Imported> {
  const { project, actor, name, bytes, book, settings } = coming;
  const { format, sections } = book;
  const file = fileId(bytes);
  const sum = { strings: 0, bytes: 0 };
  if (!(await hasFile(tx, project.id, file))) sum.bytes += bytes.length;
  refuseByQuota(project, settings, sum);
  if (!(await keepFile(tx, project.id, { id: file, name, format, bytes }))) throw notFound('project');
  const made: Imported['sections'] = [];
  for (const section of sections) {
    const { name } = readShape(addSection.body, { name: section.name });
    const added = await insertSection(
      tx,
      { project: project.id, actor },
      { name, most: settings.sectionsPerProject },
    );
    if (!('made' in added)) {
      throw added.refused === 'quota' ? forbidden('general', 'quotaSections') : notFound('project');
    }
    const body = readShape(addStrings.body, { format, strings: stringsOf(section, file) });
    const stored = await insertInto(
      tx,
      { project: project.id, section: added.made, actor },
      {
        ...(Array.isArray(body) ? { strings: body } : body),
        splitting: undefined,
        pos: undefined,
        isImport: true,
        file: name.slice(0, LIMITS.fileName.max),
        whyNot: ({ strings, bytes }) => {
          sum.strings += strings;
          sum.bytes += bytes;
          return whyFull(project, settings, sum);
        },
      },
    );
    if ('refused' in stored) {
      throw stored.refused === 'copy_of' ? invalid('copy_of', 'unknown') : sectionRefused(stored);
    }
    made.push({ id: added.made, name });
  }
  return { format, sections: made, strings: sum.strings };
}

const stringsOf = ({ strings }: BookSection, file: string) =>
  strings.map(({ text, context, continues, slot }) => ({
    text,
    context,
    continues,
    ...(slot && { frame: { lead: printReference(file, slot), raw: null } }),
  }));
