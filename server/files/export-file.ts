import type { QueryOf } from '#contract/core/endpoint.ts';
import type { exportFile } from '#contract/files/files.ts';
import type { Viewer } from '#domain/core/access/roles.ts';
import type { Work } from '#domain/core/works/work-fields.ts';
import { fileTypeOf } from '#domain/files/books/open-book.ts';
import { convertedFile, sourceFile, withoutControls } from '#domain/files/exports/export.ts';
import { formatOfAll, whyNotOneFile } from '#domain/files/exports/export-rules.ts';
import { exportFileName } from '#domain/files/exports/file-names.ts';
import { type LeftOut, lackingInAll, leftOutOf, leftOutOfAll } from '#domain/files/exports/lacking.ts';
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
import { invalid } from '../platform/http/failures.ts';
import type { FileAnswer, Snapshot } from '../platform/import-workers/messages.ts';
import type { CheckedProject } from '../texts/translations/require-checks.ts';
import { readBookToExport } from './books/export-book.ts';
import { workbookOf } from './books/keep-workbook.ts';
import { bookFactsOf } from './export-queries.ts';
import { inFileOfLanguage } from './language-file.ts';
import { pastText } from './past-text.ts';
import type { ExportedSection, ReadSection, TextToExport } from './text-to-export.ts';
import { refuseBlocked, translationsToExport } from './translations-to-export.ts';

type Call = {
  project: CheckedProject & { handle: string };
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
      if (!query.zip) return fileOf(text, printing, filled, query.sections === undefined);
      // One file after the other, so that memory never holds the texts of all.
      const file = await zipOf(text, printing, filled);
      return () => file;
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
  const translations = translationsToExport(project, {
    ...query,
    version: query.source ? 'none' : query.version,
  });
  if (chosen && sections.length < new Set(chosen).size) throw invalid('sections', 'unknown');
  return {
    tx,
    sections,
    async rowsOf(section) {
      const around = await headerAndFooterOf(tx, project.id, section.id);
      const rows = await translations.ofSection(tx, section.id);
      const original = await workbookOf(tx, project.id, around.header);
      const read = { section: { ...section, ...around, original }, rows };
      const file = query.source ? read : await inFileOfLanguage(tx, project, read);
      return { ...file, blocked: translations.lackingIn(rows) };
    },
  };
}

/** One file of several sections, for which the rows of all are needed at once. */
async function fileOf(
  text: TextToExport,
  call: Printing,
  sections: readonly ExportedSection[],
  isWhole: boolean,
): Promise<Print> {
  const all: (ReadSection & { id: number })[] = [];
  for (const section of sections) all.push({ id: section.id, ...(await text.rowsOf(section)) });
  const blocked = leftOutOf(all.flatMap((section) => section.blocked));
  refuseBlocked(call.query.blocked, blocked);
  const print = isBook(formatOfAll(sections))
    ? await bookOf(text, call, all)
    : () => fileOfRows(call, all, isWhole);
  return () => ({ ...print(), blocked });
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
  const { name, bytes, lacking, leftOut, blocked } = print();
  return [{ name, content: new Uint8Array(bytes), lacking, leftOut, blocked }];
}

/** The translations that the files of a language would be without because checks block them (exports.43). */
export async function blockedInLanguage(tx: Transaction, call: Call): Promise<LeftOut | undefined> {
  const translations = translationsToExport(call.project, call.query);
  if (!translations.mayLack) return undefined;
  const inSections: (LeftOut | undefined)[] = [];
  for (const { id } of await sectionsOf(tx, call.project.id, undefined))
    inSections.push(leftOutOf(translations.lackingIn(await translations.ofSection(tx, id))));
  return leftOutOfAll(inSections);
}

/** A file for each section, each with a name of its own. */
async function filesOf(
  text: TextToExport,
  call: Printing,
  sections: readonly ExportedSection[],
): Promise<AnyFile[]> {
  const files: { section: ExportedSection; file: AnyFile }[] = [];
  for (const section of sections) {
    const read = await text.rowsOf(section);
    files.push({ section, file: { ...made(call, [read], false), blocked: leftOutOf(read.blocked) } });
  }
  refuseBlocked(call.query.blocked, leftOutOfAll(files.map(({ file }) => file.blocked)));
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
    blocked: leftOutOfAll(files.map(({ blocked }) => blocked)),
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
