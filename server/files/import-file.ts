import type { BodyOf, QueryOf, ReplyOf } from '#contract/core/endpoint.ts';
import type { importFile } from '#contract/files/files.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import type { StoredUsage } from '#domain/core/access/quotas.ts';
import type { Viewer } from '#domain/core/access/roles.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { splittingOf } from '#domain/core/text/likely-splitting.ts';
import type { Splitting } from '#domain/core/text/splitting.ts';
import { isCertainBook } from '#domain/files/books/book-format-of.ts';
import { decodeFile } from '#domain/files/imports/decode-file.ts';
import { encodingWarnings, languageWarnings } from '#domain/files/imports/file-warnings.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { detectTranslationsType } from '#domain/files/imports/import-translations.ts';
import { OWN_OPTIONS } from '#domain/files/imports/own-translations.ts';
import { importBody, type ParsedSource } from '#domain/files/imports/parsed-source.ts';
import { sectionNameOfFile } from '#domain/files/imports/section-name-of-file.ts';
import { withProseCut } from '#domain/files/imports/split-long-string.ts';
import { translationsTypeOf } from '#domain/files/imports/translation-pairs.ts';
import { formatOf, readFormat } from '#domain/formats/detect.ts';
import type { Encoding } from '#domain/formats/encoding.ts';
import { hasCapability, isBook, isTable, sharedFamilyOf } from '#domain/formats/model/format.ts';
import type { TableChoice } from '#domain/formats/model/table-choice.ts';
import { isJsonType } from '#domain/texts/sections/section-types.ts';
import { refuseByQuota, whyFull } from '../core/quotas/refuse.ts';
import type { Sql, Transaction } from '../platform/database/connect.ts';
import { forbidden, invalid, notFound } from '../platform/http/failures.ts';
import { readShape } from '../platform/http/read-shape.ts';
import type { Once } from '../platform/idempotency/once.ts';
import type { WorkerContext } from '../platform/import-workers/messages.ts';
import { insertSection } from '../texts/sections/add-queries.ts';
import { insertInto } from '../texts/strings/add-queries.ts';
import { sectionRefused } from '../texts/strings/strings-call.ts';
import type { CheckedProject } from '../texts/translations/require-checks.ts';
import { importBook, readIncomingBook } from './books/import-book.ts';
import { keptHeader } from './books/keep-workbook.ts';
import { importTranslations, refuseTooMany } from './import-translations.ts';
import { keepLanguageFile } from './language-file.ts';
import { stringsToTranslate } from './queries.ts';
import { refusedFile, unreadableFile } from './refusals.ts';
import { linesReport, NO_LINES, withLines } from './report.ts';
import { storeOrTry } from './store-or-try.ts';
import { tableChoiceFor } from './table-choice.ts';
import { typesOf } from './translation-imports/queries.ts';

type Section = { id: number; name: string; splitting: Splitting | null };
type Query = QueryOf<typeof importFile>;
type Report = ReplyOf<typeof importFile>;

/** What the guard has loaded, and the file. */
type Call = {
  project: CheckedProject & { use?: StoredUsage };
  me: { id: number };
  viewer: Viewer;
  section?: Section;
  query: Query;
  body: Uint8Array;
  once: Once | undefined;
};

/**
 * Handles importFile in a worker: reads the file as the pages do, and stores everything in one transaction
 * (imports.42). A dry run does the same, and rolls back.
 */
export const handleImportFile =
  ({ sql, settings }: WorkerContext) =>
  async (call: Call): Promise<Report> => {
    const { query, body, once } = call;
    const isWhole = isWholeBook(query, body);
    const file = isWhole
      ? BOOK_FILE
      : decodeFile(query.name, body, {
          encoding: query.encoding,
          language: query.kind === 'source' ? call.project.source_lang : call.project.target_lang,
          // A named format is not detected from the content.
          isPlain: query.format !== undefined && query.format !== 'docx',
          hasTranslations: query.kind === 'translations',
        });
    if (!file.ok) throw unreadableFile(file);
    const read = isWhole ? readWholeBook : query.kind === 'source' ? readSource : readLater;
    const table = isWhole ? undefined : await tableOfFile(sql, call, file.text);
    const store = read(call, settings, file, table);
    const guessed = encodingWarnings(file);
    return storeOrTry(sql, { once, isDry: query.dry_run }, async (tx) => {
      const { warnings, ...stored } = await store(tx);
      return { encoding: file.encoding, ...stored, warnings: withLines(warnings, guessed) };
    });
  };

/** How a table is read: as its section was, unless the call says it. */
async function tableOfFile(
  sql: Sql,
  { project, section, query }: Call,
  content: string,
): Promise<TableChoice | undefined> {
  const format = query.format ?? formatOf(content, query.name);
  if (!isTable(format)) return undefined;
  return tableChoiceFor(sql, { project: project.id, section: section?.id }, query);
}

type StoredReport = Omit<Report, 'encoding'> & Partial<Report>;

/**
 * Reads a file, which can take seconds. That happens before the transaction that stores it begins: PostgreSQL ends a
 * transaction that is idle for long, and others would wait for what it has locked. Throws what the file is refused for.
 */
type Read = (
  call: Call,
  settings: WorkerContext['settings'],
  file: { readonly text: string; readonly encoding: Encoding },
  table: TableChoice | undefined,
) => (tx: Transaction) => Promise<StoredReport>;

/** Translations are read by the strings that they are for, in the transaction that stores them. */
const readLater: Read =
  (call, settings, { text, encoding }, table) =>
  (tx) =>
    importTranslationsOf(tx, call, settings, { text, encoding }, table);

/** Whether a file is imported chapter by chapter: it can be nothing but a book, or the call says so (books.2). */
const isWholeBook = ({ kind, section, format, chapters, name }: Query, body: Uint8Array): boolean =>
  kind === 'source' &&
  section === undefined &&
  (format === undefined ? chapters !== undefined || isCertainBook(name, body) : isBook(format));

/** A book is no text; what it has is read in the encoding of each of its files. */
const BOOK_FILE = { ok: true, text: '', encoding: 'utf-8' } as const;

/** The counts of a document for proofreading, in the report of another file. */
const NOTHING_PROOFREAD = { translations_edited: 0, unchanged: 0, missing: 0 } as const;

const readWholeBook: Read = ({ project, me, query, body }, settings) => {
  const { name, chapters: chosen, format = null } = query;
  const book = readIncomingBook(name, body, {
    format: isBook(format) ? format : undefined,
    chosen,
    language: project.source_lang,
  });
  return async (tx) => {
    const incoming = { project, actor: me.id, name, bytes: body, book, settings };
    const { format, sections, strings } = await importBook(tx, incoming);
    return {
      format,
      encoding: book.encoding,
      splitting: null,
      section: null,
      sections: query.dry_run ? [] : sections,
      read: strings,
      strings_added: strings,
      translations_added: 0,
      ...NOTHING_PROOFREAD,
      warnings: linesReport(book.warnings),
      skipped: linesReport(book.leftOut),
      refused: NO_LINES,
    };
  };
};

const readSource: Read = (call, settings, { text: content, encoding }, table) => {
  const { project, query } = call;
  const format = query.format ?? readFormat(formatOf(content, query.name), query);
  const splitting = format === 'text' ? (query.splitting ?? splittingOf(content)) : null;
  const whole = parseSource(format, content, {
    table,
    flattens: query.flattens,
    frameRate: query.frame_rate,
    track: query.track,
    language: project.source_lang,
    encoding,
    ...(splitting && { splitting }),
  });
  const load = withProseCut(whole, project.source_lang);
  if (!load.ok) throw refusedFile(load.problems);
  // The strings get the defaults that `addStrings` gives those of a page.
  const body = readShape(addStrings.body, importBody(load));
  const incoming = Array.isArray(body) ? { strings: body } : body;
  return (tx) => importSource(tx, call, settings, { content, splitting, load, incoming, table });
};

type Source = {
  content: string;
  splitting: Splitting | null;
  load: Extract<ParsedSource, { ok: true }>;
  incoming: Exclude<BodyOf<typeof addStrings>, readonly unknown[]>;
  table: TableChoice | undefined;
};

async function importSource(
  tx: Transaction,
  { project, me, section, query, body }: Call,
  settings: WorkerContext['settings'],
  { content, splitting, load, incoming, table }: Source,
): Promise<StoredReport> {
  const file = { project, name: query.name, bytes: body, settings };
  const { header, added: keptBytes } = await keptHeader(tx, incoming.header, file);
  const target = section ?? (await newSection(tx, { project, me, query }, settings));
  const stored = { strings: 0, bytes: 0 };
  const added = await insertInto(
    tx,
    { project: project.id, section: target.id, actor: me.id },
    {
      ...incoming,
      header,
      splitting: splitting ?? undefined,
      pos: undefined,
      isImport: true,
      file: query.name,
      whyNot: ({ strings, bytes }) => {
        Object.assign(stored, { strings, bytes: bytes + keptBytes });
        return whyFull(project, settings, stored);
      },
    },
  );
  if (!('strings' in added)) {
    throw added.refused === 'copy_of' ? invalid('copy_of', 'unknown') : sectionRefused(added);
  }
  const ownTranslations =
    query.with_translations && hasCapability(load.readAs, 'targets')
      ? await importTranslations(
          tx,
          {
            project: project.id,
            checkedBy: project,
            actor: me.id,
            refuse: (bytes) => refuseByQuota(project, settings, { ...stored, bytes: stored.bytes + bytes }),
          },
          content,
          added.strings.map((string) => ({ ...string, section: target.id, translations: [] })),
          {
            type: sharedFamilyOf(load.readAs),
            status: query.status,
            ...OWN_OPTIONS,
            language: project.target_lang,
            loadsSame: query.load_same,
            skipsEmpty: true,
            approves: query.approves,
            table,
          },
        )
      : undefined;
  const warned = load.warnings.map((warning) => ({ ...warning, key: 'key' in warning ? warning.key : '' }));
  return {
    format: load.readAs,
    splitting,
    ...storedIn(query.dry_run && !section ? null : target),
    read: load.strings.length,
    strings_added: added.strings.length,
    translations_added: ownTranslations?.report.translations_added ?? 0,
    ...NOTHING_PROOFREAD,
    warnings: linesReport([
      ...languageWarnings(load.languages, project),
      ...warned.filter(({ kind }) => kind === 'duplicateKey'),
      ...(ownTranslations?.doubts ?? []),
    ]),
    skipped: linesReport(warned.filter(({ kind }) => kind !== 'duplicateKey')),
    refused: ownTranslations?.report.refused ?? NO_LINES,
  };
}

/** What a report says of the section of a file. */
const storedIn = (section: Section | null) => {
  const named = section && { id: section.id, name: section.name };
  return { section: named, sections: named ? [named] : [] };
};

/** Adds a section at the end, named after the file as the page names it. */
async function newSection(
  tx: Transaction,
  { project, me, query }: Pick<Call, 'project' | 'me' | 'query'>,
  settings: WorkerContext['settings'],
): Promise<Section> {
  const short = [...sectionNameOfFile(query, project.source_lang)].slice(0, LIMITS.sectionName.max);
  const { name } = readShape(addSection.body, { name: short.join('') });
  const added = await insertSection(
    tx,
    { project: project.id, actor: me.id },
    { name, most: settings.sectionsPerProject },
  );
  if ('id' in added) return { id: added.id, name, splitting: null };
  throw added.refused === 'quota' ? forbidden('general', 'quotaSections') : notFound('project');
}

async function importTranslationsOf(
  tx: Transaction,
  { project, me, viewer, section, query }: Call,
  settings: WorkerContext['settings'],
  { text: content, encoding }: { text: string; encoding: Encoding },
  table: TableChoice | undefined,
): Promise<StoredReport> {
  const format = query.format ?? formatOf(content, query.name);
  // A document for proofreading says of each row which string it is.
  const isProofread = format === 'docx';
  if (!section && !isProofread && !(await typesOf(tx, project.id)).every(isJsonType))
    throw invalid('section', 'required');
  const strings = await stringsToTranslate(tx, project.id, section?.id, isProofread);
  if (strings.length === 0) throw invalid('strings', 'required');
  refuseTooMany(strings);
  const type = query.format ? translationsTypeOf(query.format) : detectTranslationsType(content, query.name);
  const { languages, doubts, report } = await importTranslations(
    tx,
    {
      project: project.id,
      checkedBy: project,
      actor: me.id,
      viewer: { ...viewer, id: me.id },
      refuse: (bytes) => refuseByQuota(project, settings, { bytes: Math.max(bytes, 1) }),
      ...(section && {
        keep: (facts) =>
          keepLanguageFile(
            tx,
            { project, section: section.id },
            { ...facts, content, encoding, format, name: query.name, strings },
          ),
      }),
    },
    content,
    strings,
    {
      type,
      status: query.status,
      language: project.target_lang,
      splitting: section?.splitting ?? null,
      escapesBreaks: query.escapes_breaks,
      loadsSame: query.load_same,
      writtenWith: query.untranslated,
      skipsEmpty: query.skip_empty,
      approves: query.approves,
      table,
      project: project.id,
      viewer: { ...viewer, id: me.id },
    },
  );
  return {
    format,
    splitting: null,
    ...storedIn(section ?? null),
    strings_added: 0,
    warnings: linesReport([...languageWarnings(languages, project), ...doubts]),
    ...report,
  };
}
