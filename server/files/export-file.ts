import type { QueryOf } from '#contract/core/endpoint.ts';
import type { exportFile } from '#contract/files/files.ts';
import type { Viewer } from '#domain/core/access/roles.ts';
import type { Work } from '#domain/core/works/work-fields.ts';
import { fileTypeOf } from '#domain/files/books/open-book.ts';
import { convertedFile, sourceFile, withoutControls } from '#domain/files/exports/export.ts';
import { formatOfAll, whyNotOneFile } from '#domain/files/exports/export-rules.ts';
import { exportFileName } from '#domain/files/exports/file-names.ts';
import { lackingInAll, leftOutOf } from '#domain/files/exports/lacking.ts';
import {
  type AnyFile,
  filesInZip,
  ownFile,
  packFiles,
  replacedOf,
  type SectionRows,
} from '#domain/files/exports/own-file.ts';
import { zipFiles } from '#domain/files/exports/zip.ts';
import { type ExportedRow, SOURCE_OPTIONS } from '#domain/formats/model/file-format.ts';
import { extensionOf, FORMATS, isBook, isSubtitles } from '#domain/formats/model/format.ts';
import { headerAndFooterOf, sectionsOf } from '../core/content/section-queries.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { invalid, Refused } from '../platform/http/failures.ts';
import type { FileAnswer, Snapshot } from '../platform/import-workers/messages.ts';
import {
  type CheckedProject,
  inTurns,
  mayBlock,
  openChecksBlocking,
} from '../texts/translations/require-checks.ts';
import { readBookToExport } from './books/export-book.ts';
import { workbookOf } from './books/keep-workbook.ts';
import { bookFactsOf, rowsToExport, type ToldRow } from './export-queries.ts';
import { inFileOfLanguage } from './language-file.ts';
import { pastText } from './past-text.ts';
import type { ExportedSection, TextToExport } from './text-to-export.ts';

type Call = {
  project: Omit<CheckedProject, 'check_severities' | 'placeholder_patterns'> &
    Partial<CheckedProject> & { handle: string };
  viewer: Viewer;
  query: QueryOf<typeof exportFile>;
};

/** A call with what the project says of the work, if a file has a place for it (exports.32, exports.41). */
type Printing = Call & { work: Work | undefined };

/** Prints a file from what was read, which takes seconds for a book, so that no transaction waits for it. */
type Print = () => FileAnswer;

/** Handles exportFile in a worker: builds the file as the page does, from one snapshot (exports.16). */
export const handleExportFile =
  ({ snapshot }: { snapshot: Snapshot }) =>
  async (call: Call): Promise<FileAnswer> => {
    const print = await snapshot(async (tx): Promise<Print> => {
      const { query } = call;
      const { at } = query;
      const text =
        at === undefined
          ? await presentText(tx, call)
          : await pastText(tx, { ...call, query: { ...query, at } });
      const filled = text.sections.filter(({ stats }) => stats.strings_amount > 0);
      const why = whyNotOneFile(filled);
      if (why === 'nothing') throw invalid('strings', 'required');
      const isApart = query.source && filled.length > 1 && !filled.some(({ format }) => isBook(format));
      if (!query.zip && (why === 'mixed' || isApart)) throw invalid('sections', 'mixed');
      const { cue_format: cueFormat } = query;
      // In a ZIP other sections stay what they are.
      if (cueFormat !== undefined && !query.zip && !filled.every(({ format }) => isSubtitles(format)))
        throw invalid('cue_format', 'notSubtitles');
      const printing = await withWork(tx, call, filled);
      const file = query.zip
        ? // One file after the other, so that memory never holds the texts of all.
          await zipOf(text, printing, filled)
        : await fileOf(text, printing, filled, query.sections === undefined);
      const { blocked } = text;
      if (query.blocked === 'refuse' && blocked.length > 0)
        throw new Refused(400, [{ key: 'blocked', kind: 'checks' }], leftOutOf(blocked));
      return () => ({ ...(typeof file === 'function' ? file() : file), blocked: leftOutOf(blocked) });
    });
    return print();
  };

async function withWork(
  tx: Transaction,
  call: Call,
  sections: readonly Pick<ExportedSection, 'format'>[],
): Promise<Printing> {
  const hasPlace = !call.query.source && sections.some(({ format }) => format === 'po' || isBook(format));
  return { ...call, work: hasPlace ? (await bookFactsOf(tx, call.project.id)).work : undefined };
}

/** The text as it is. */
async function presentText(tx: Transaction, { project, query }: Call): Promise<TextToExport> {
  const chosen = query.sections;
  const sections = await sectionsOf(tx, project.id, chosen);
  const blocked: ToldRow[] = [];
  if (chosen && sections.length < new Set(chosen).size) throw invalid('sections', 'unknown');
  return {
    tx,
    sections,
    blocked,
    async rowsOf(section) {
      const around = await headerAndFooterOf(tx, project.id, section.id);
      const found = await rowsToExport(
        tx,
        { project: project.id, section: section.id },
        {
          version: query.source ? 'none' : query.version,
          excludesNeedsReview: query.excludes_needs_review,
        },
      );
      const rows =
        query.blocked === 'take'
          ? found
          : await withoutBlocked(tx, project, section, { rows: found, blocked });
      const original = await workbookOf(tx, project.id, around.header);
      const read = { section: { ...section, ...around, original }, rows };
      return query.source ? read : inFileOfLanguage(tx, project, read);
    },
  };
}

/** The rows of a section without the translations that checks block, whose rows are added to `blocked` (exports.43). */
async function withoutBlocked(
  tx: Transaction,
  { check_severities = {}, placeholder_patterns = '', ...project }: Call['project'],
  { format }: ExportedSection,
  { rows, blocked }: { rows: readonly ToldRow[]; blocked: ToldRow[] },
): Promise<ToldRow[]> {
  const checking = { ...project, check_severities, placeholder_patterns };
  if (!mayBlock(checking, 'approval')) return [...rows];
  const checksBlocking = await openChecksBlocking(
    tx,
    checking,
    rows.map(({ id }) => id),
  );
  return inTurns(rows, (row) => {
    const { text, translation, max_length, frame } = row;
    const lead = (format === 'po' && frame?.lead) || null;
    const string = { text, max_length, format, lead };
    if (translation === null || checksBlocking(row.id, string, translation, 'approval').length === 0)
      return row;
    blocked.push(row);
    return { ...row, translation: null, isDraft: false, isApproved: false, needs_review: null };
  });
}

/** One file of several sections, for which the rows of all are needed at once. */
async function fileOf(
  text: TextToExport,
  call: Printing,
  sections: readonly ExportedSection[],
  isWhole: boolean,
): Promise<Print> {
  const all: (SectionRows & { id: number })[] = [];
  for (const section of sections) all.push({ id: section.id, ...(await text.rowsOf(section)) });
  if (isBook(formatOfAll(sections))) return bookOf(text, call, all);
  return () => fileOfRows(call, all, isWhole);
}

function fileOfRows(call: Printing, all: readonly SectionRows[], isWhole: boolean): FileAnswer {
  const file = made(call, all, isWhole);
  const { name, content, withoutKept } = file;
  const report = { lacking: lackingInAll([file]), withoutKept };
  const { mediaType } = FORMATS[call.query.cue_format ?? formatOfAll(all.map(({ section }) => section))];
  return typeof content === 'string'
    ? { name, mediaType: `${mediaType}; charset=utf-8`, bytes: Buffer.from(content), ...report }
    : { name, mediaType, bytes: content, ...report };
}

/** The book that all the sections come from (books.8). */
async function bookOf(
  { tx }: TextToExport,
  { project, query, work }: Printing,
  all: readonly (SectionRows & { id: number })[],
): Promise<Print> {
  const format = formatOfAll(all.map(({ section }) => section));
  if (!isBook(format)) throw new Error('the sections are of no book');
  const { handle, source_lang, target_lang } = project;
  const lang = query.source ? source_lang : target_lang;
  const { untranslated, source: isSource } = query;
  const options = {
    source_lang,
    target_lang,
    untranslated: isSource ? ('source' as const) : untranslated,
    isSource,
    work,
  };
  const controlled = all.flatMap(({ rows }) => rows);
  const writable = all.map(({ rows, ...one }) => ({ ...one, rows: withoutControls(rows, format) }));
  const print = await readBookToExport(tx, project.id, writable, options);
  return () => {
    const { bytes, lacking, leftOut } = print();
    const { ext, mediaType } = fileTypeOf(format, bytes);
    const name = exportFileName({ handle, lang, sourceLang: source_lang, ext });
    return {
      name,
      mediaType,
      bytes,
      lacking: lackingInAll([{ name, lacking: [...replacedOf(controlled, format), ...lacking] }]),
      leftOut,
    };
  };
}

/** The files of a language in a ZIP of all: its book, or a file for each section (families.21). */
export async function filesOfLanguage(tx: Transaction, call: Call): Promise<AnyFile[]> {
  const text = await presentText(tx, call);
  const filled = text.sections.filter(({ stats }) => stats.strings_amount > 0);
  if (filled.length === 0) return [];
  const isBookAlone = whyNotOneFile(filled) === undefined && isBook(formatOfAll(filled));
  const printing = await withWork(tx, call, filled);
  if (!isBookAlone) return filesOf(text, printing, filled);
  const print = await fileOf(text, printing, filled, true);
  const { name, bytes, lacking, leftOut } = print();
  return [{ name, content: new Uint8Array(bytes), lacking, leftOut }];
}

/** A file for each section, each with a name of its own. */
async function filesOf(
  text: TextToExport,
  call: Printing,
  sections: readonly ExportedSection[],
): Promise<AnyFile[]> {
  const files: { section: ExportedSection; file: AnyFile }[] = [];
  for (const section of sections)
    files.push({ section, file: made(call, [await text.rowsOf(section)], false) });
  return filesInZip(
    files,
    ({ section }) => section.format === 'text',
    ({ file }) => file,
  );
}

/** A ZIP with a file for each section. */
async function zipOf(
  text: TextToExport,
  call: Printing,
  sections: readonly ExportedSection[],
): Promise<FileAnswer> {
  const files = await filesOf(text, call, sections);
  const { handle, source_lang, target_lang } = call.project;
  const lang = call.query.source ? source_lang : target_lang;
  return {
    name: exportFileName({ handle, lang, sourceLang: source_lang, ext: 'zip' }),
    mediaType: 'application/zip',
    bytes: zipFiles(files),
    lacking: lackingInAll(files),
    withoutKept: files.flatMap(({ withoutKept = [] }) => withoutKept),
  };
}

function made({ project, query, work }: Printing, all: readonly SectionRows[], isWhole: boolean): AnyFile {
  const [first] = all;
  if (!query.source || !first) {
    const { untranslated, escapes_breaks: escapesBreaks, joins_parts: joinsParts, renumbers } = query;
    const { cue_format: cueFormat, target_times: targetTimes, for_excel: forExcel } = query;
    const { normalizes } = query;
    const options = {
      untranslated,
      escapesBreaks,
      joinsParts,
      renumbers,
      cueFormat,
      targetTimes,
      forExcel,
      normalizes,
      work,
    };
    const withoutKept = all.flatMap(({ section }) => (section.lacksKept ? section.name : []));
    return { ...ownFile(project, all, options, isWhole), withoutKept };
  }
  const { section, rows } = first;
  const { handle, source_lang: lang } = project;
  const sourceRows = rows.map((row) => ({ ...row, max_length: row.max_length ?? null }));
  const { format } = section;
  const { cue_format: cueFormat } = query;
  const isConverted = isSubtitles(format) && cueFormat !== undefined && cueFormat !== format;
  const ext = isConverted ? extensionOf(cueFormat) : extensionOf(format, section.header);
  return {
    name: exportFileName({ handle, section: section.name, lang, sourceLang: lang, ext }),
    ...(isConverted
      ? { content: convertedFile({ ...section, format }, cueFormat, untranslatedRows(rows), SOURCE_OPTIONS) }
      : packFiles(section, sourceFile(section, sourceRows, query.joins_parts ? project : undefined), {
          normalizes: query.normalizes,
          rows: untranslatedRows(rows),
          source: () => sourceFile(section, sourceRows),
        })),
  };
}

const untranslatedRows = (rows: readonly ExportedRow[]): ExportedRow[] =>
  rows.map((row) => ({ ...row, translation: null }));
