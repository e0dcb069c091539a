import type { QueryOf, ReplyOf } from '#contract/core/endpoint.ts';
import type { pushFile } from '#contract/files/files.ts';
import { addStrings, updateStrings } from '#contract/texts/strings.ts';
import type { StoredUsage } from '#domain/core/access/quotas.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { splittingOf } from '#domain/core/text/likely-splitting.ts';
import type { Splitting } from '#domain/core/text/splitting.ts';
import { isCertainBook } from '#domain/files/books/book-format-of.ts';
import { decodeFile } from '#domain/files/imports/decode-file.ts';
import { encodingWarnings, languageWarnings } from '#domain/files/imports/file-warnings.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { importBody, type ParsedSource } from '#domain/files/imports/parsed-source.ts';
import { sectionNameOfFile } from '#domain/files/imports/section-name-of-file.ts';
import { fileStringsOf } from '#domain/files/imports/section-update.ts';
import { withProseCut } from '#domain/files/imports/split-long-string.ts';
import { formatOf, readFormat } from '#domain/formats/detect.ts';
import type { Encoding } from '#domain/formats/encoding.ts';
import { isBook, isTable } from '#domain/formats/model/format.ts';
import type { TableChoice } from '#domain/formats/model/table-choice.ts';
import { lockExistingProject } from '../core/content/project-lock-queries.ts';
import { whyFull } from '../core/quotas/refuse.ts';
import { returnKeys } from '../history/deleted/restore-string-queries.ts';
import type { Sql, Transaction } from '../platform/database/connect.ts';
import { forbidden, invalid, notFound } from '../platform/http/failures.ts';
import { readShape } from '../platform/http/read-shape.ts';
import type { Once } from '../platform/idempotency/once.ts';
import type { WorkerContext } from '../platform/import-workers/messages.ts';
import { insertSection } from '../texts/sections/add-queries.ts';
import { insertInto } from '../texts/strings/add-queries.ts';
import { sectionRefused } from '../texts/strings/strings-call.ts';
import { updateInto } from '../texts/strings/update-queries.ts';
import { type ReadBook, readIncomingBook } from './books/import-book.ts';
import { keptHeader } from './books/keep-workbook.ts';
import { pushBook } from './books/push-book.ts';
import { hasStrings, keepSource, type PushedSection, sectionToPushTo } from './push-queries.ts';
import { refusedFile, unreadableFile } from './refusals.ts';
import { type Line, linesReport } from './report.ts';
import { storeOrTry } from './store-or-try.ts';
import { tableChoiceFor } from './table-choice.ts';

type Report = ReplyOf<typeof pushFile>;

/** What the guard has loaded, and the file. */
type Call = {
  project: { id: number; source_lang: string; target_lang: string; use?: StoredUsage };
  me: { id: number };
  /** Whether the member may add the section, if there is none. */
  maySection: boolean;
  query: QueryOf<typeof pushFile>;
  body: Uint8Array;
  once: Once | undefined;
};

/** Handles pushFile in a worker, in one transaction (command-line.1). A dry run does the same, and rolls back. */
export const handlePushFile =
  ({ sql, settings }: WorkerContext) =>
  async (call: Call): Promise<Report> => {
    const { query, body, once } = call;
    if (isBookFile(query, body)) {
      const book = readBookOfPush(call);
      return storeOrTry(sql, { once, isDry: query.dry_run }, (tx) => pushWholeBook(tx, call, settings, book));
    }
    const file = decodeFile(nameOf(query), body, {
      encoding: query.encoding,
      language: call.project.source_lang,
      // A named format is not detected from the content.
      isPlain: query.format !== undefined,
    });
    if (!file.ok) throw unreadableFile(file);
    const load = readPushed(call, file, await tableOfPushed(sql, call, file.text));
    return storeOrTry(sql, { once, isDry: query.dry_run }, (tx) =>
      push(tx, call, settings, { ...file, load, guessed: encodingWarnings(file) }),
    );
  };

/** Whether the file is pushed chapter by chapter: it can be nothing but a book, or the call says so (books.2). */
const isBookFile = ({ path, format }: Call['query'], body: Uint8Array): boolean =>
  format === undefined ? isCertainBook(path, body) : isBook(format);

function readBookOfPush({ project, query, body }: Call): ReadBook {
  const { format = null } = query;
  return readIncomingBook(nameOf(query), body, {
    format: isBook(format) ? format : undefined,
    chosen: undefined,
    language: project.source_lang,
    mayBeNewer: true,
  });
}

async function pushWholeBook(
  tx: Transaction,
  { project, me, maySection, query, body }: Call,
  settings: WorkerContext['settings'],
  book: ReadBook,
): Promise<Report> {
  const incoming = { project, actor: me.id, name: nameOf(query), bytes: body, book, settings };
  const { path, hash, section } = query;
  const pushed = await pushBook(tx, incoming, {
    path,
    hash,
    section,
    maySection,
    removesMissing: query.removes_missing,
    ordersSections: query.orders_sections,
    isDry: query.dry_run,
  });
  return {
    ...pushed,
    format: book.format,
    encoding: book.encoding,
    section: null,
    warnings: linesReport(book.warnings),
    skipped: linesReport(book.leftOut),
  };
}

/** The name of the file, at most as long as the list of source versions keeps it. */
const nameOf = ({ path }: Call['query']) =>
  [...path.slice(path.lastIndexOf('/') + 1)].slice(-LIMITS.fileName.max).join('');

type Load = Extract<ParsedSource, { ok: true }>;

/** How a table is read: as the section that the path names was, unless the call says it. */
async function tableOfPushed(
  sql: Sql,
  { project, query }: Call,
  text: string,
): Promise<TableChoice | undefined> {
  if (!isTable(query.format ?? formatOf(text, nameOf(query)))) return undefined;
  const key = { section: query.section, path: query.path, name: '' };
  const known = await sectionToPushTo(sql, project.id, key, 'path');
  return tableChoiceFor(sql, { project: project.id, section: known?.id }, query);
}

/**
 * Reads the file; as text in the way of the section, if it has one. It can take seconds, so the transaction that locks the
 * project doesn't wait for it. Throws what the file is refused for.
 */
function readPushed(
  { project, query }: Call,
  { text, encoding }: { readonly text: string; readonly encoding: Encoding },
  table: TableChoice | undefined,
): (own: Splitting | null) => { load: Load; splitting: Splitting | null } {
  const format = query.format ?? readFormat(formatOf(text, nameOf(query)), query);
  const read = (splitting: Splitting | null) => {
    const whole = parseSource(format, text, {
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
    return { load, splitting };
  };
  if (format === 'text') return (own) => read(query.splitting ?? own ?? splittingOf(text));
  const known = read(null);
  return () => known;
}

async function push(
  tx: Transaction,
  call: Call,
  settings: WorkerContext['settings'],
  read: {
    encoding: Encoding;
    load: ReturnType<typeof readPushed>;
    guessed: ReturnType<typeof encodingWarnings>;
  },
): Promise<Report> {
  const { project, me, query } = call;
  const section = await sectionOf(tx, call, settings);
  const { encoding } = read;
  const { load, splitting } = read.load(section.splitting);
  const target = { project: project.id, section: section.id, actor: me.id };
  const isFilled = await hasStrings(tx, target);
  const file = { project, name: nameOf(query), bytes: call.body, settings };
  const { header, added: keptBytes } = await keptHeader(tx, load.headerAndFooter?.header, file);
  const around = load.headerAndFooter && { ...load.headerAndFooter, header: header ?? '' };
  const writing = { target, load: { ...load, headerAndFooter: around }, keptBytes, splitting, settings };
  const { renamed, ...counts } = await (isFilled ? update : fill)(tx, call, writing);
  await keepSource(tx, target, { path: query.path, hash: query.hash });
  const warned = load.warnings.map((warning) => ({ ...warning, key: 'key' in warning ? warning.key : '' }));
  return {
    format: load.readAs,
    encoding,
    ...sectionsOfReport(section.isNew && query.dry_run ? [] : [{ id: section.id, name: section.name }]),
    is_new: section.isNew,
    read: load.strings.length,
    ...counts,
    ...NO_BOOK,
    event: query.dry_run ? null : counts.event,
    warnings: linesReport([
      ...read.guessed,
      ...languageWarnings(load.languages, project),
      ...warned.filter(({ kind }) => kind === 'duplicateKey'),
      ...renamed,
    ]),
    skipped: linesReport(warned.filter(({ kind }) => kind !== 'duplicateKey')),
  };
}

/** What is said of books alone. */
const NO_BOOK = { chapters: [], misplaced: 0, resembles: null };

const sectionsOfReport = (sections: { id: number; name: string }[]) => ({
  section: sections[0] ?? null,
  sections,
});

/**
 * The section that the file is pushed to, which is made if there is none. The project is locked before, so that of two programs
 * that push a new file at once only one makes its section.
 */
async function sectionOf(
  tx: Transaction,
  { project, me, maySection, query }: Call,
  settings: WorkerContext['settings'],
): Promise<PushedSection & { isNew: boolean }> {
  const short = [...(query.name ?? sectionNameOfFile({ name: nameOf(query) }, project.source_lang))];
  const { section, path } = query;
  const key = { section, path, name: short.slice(0, LIMITS.sectionName.max).join('') };
  const known = await sectionToPushTo(tx, project.id, key, 'path');
  if (known) return { ...known, isNew: false };
  if (section !== undefined) throw invalid('section', 'unknown');
  if (!(await lockExistingProject(tx, project.id))) throw notFound('project');
  const named = await sectionToPushTo(tx, project.id, key, 'pathOrName');
  if (named) return { ...named, isNew: false };
  if (!maySection) throw forbidden('role', 'role');
  const added = await insertSection(
    tx,
    { project: project.id, actor: me.id },
    { name: key.name, most: settings.sectionsPerProject },
  );
  if ('id' in added) return { id: added.id, name: key.name, splitting: null, isNew: true };
  throw added.refused === 'quota' ? forbidden('general', 'quotaSections') : notFound('project');
}

type SectionWrite = {
  target: { project: number; section: number; actor: number };
  load: Load;
  /** How much a file that the project keeps from now on adds to the quota, in bytes. */
  keptBytes: number;
  splitting: Splitting | null;
  settings: WorkerContext['settings'];
};

type Counts = Pick<
  Report,
  'added' | 'changed' | 'moved' | 'unchanged' | 'removed' | 'kept' | 'needs_review' | 'event'
> & {
  renamed: Line[];
};

/** Imports the file into a section without strings. */
async function fill(
  tx: Transaction,
  { project, query }: Call,
  { target, load, keptBytes, splitting, settings }: SectionWrite,
): Promise<Counts> {
  const body = readShape(addStrings.body, importBody(load));
  const added = await insertInto(tx, target, {
    ...(Array.isArray(body) ? { strings: body } : body),
    splitting: splitting ?? undefined,
    pos: undefined,
    isImport: true,
    file: nameOf(query),
    hash: query.hash,
    whyNot: ({ strings, bytes }) => whyFull(project, settings, { strings, bytes: bytes + keptBytes }),
  });
  if (!('strings' in added)) {
    throw added.refused === 'copy_of' ? invalid('copy_of', 'unknown') : sectionRefused(added);
  }
  return { ...NOTHING, added: added.strings.length, event: null };
}

const NOTHING = { changed: 0, moved: 0, unchanged: 0, removed: 0, kept: 0, needs_review: 0, renamed: [] };

/** Updates a section that has strings from the file (imports.25). */
async function update(
  tx: Transaction,
  { project, query }: Call,
  { target, load, keptBytes, settings }: SectionWrite,
): Promise<Counts> {
  const { readAs: format, headerAndFooter } = load;
  const strings = fileStringsOf(load, load.strings);
  const body = readShape(updateStrings.body, { format, ...headerAndFooter, strings });
  const back = await returnKeys(
    tx,
    target,
    strings.flatMap(({ key }) => key || []),
  );
  const updated = await updateInto(tx, target, {
    ...body,
    strings: body.strings.map((string, nth) => ({ ...string, whole: load.strings[nth]?.whole })),
    cutsIn: project.source_lang,
    file: nameOf(query),
    hash: query.hash,
    removesMissing: query.removes_missing,
    keepsKeys: query.keeps_keys,
    isDry: query.dry_run,
    returned: back.ids,
    whyNot: ({ strings, bytes }) =>
      whyFull(project, settings, {
        strings: strings + back.keys.size,
        bytes: bytes + keptBytes + back.bytes,
      }),
  });
  if (!('done' in updated)) {
    if (updated.refused === 'keys' || 'index' in updated || updated.refused === 'changed')
      throw invalid('strings', 'keys');
    throw sectionRefused(updated);
  }
  const { changed, kept, by: _by, ...counts } = updated.done;
  const renamed = updated.renamed.map(({ nth, from, isChanged }) => ({
    line: load.strings[nth]?.line ?? 1,
    kind: isChanged ? ('renamedSimilar' as const) : ('renamed' as const),
    key: `${from} → ${load.strings[nth]?.key ?? ''}`,
  }));
  const returned = load.strings.flatMap(({ key, line }) =>
    back.keys.has(key) ? { line, kind: 'returned' as const, key } : [],
  );
  return {
    ...counts,
    changed: changed.length,
    kept: kept.length,
    needs_review: updated.reviewed,
    renamed: [...renamed, ...returned],
  };
}
