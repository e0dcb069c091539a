import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findInFamily } from '#contract/families.ts';
import { importFile, pushFile } from '#contract/files.ts';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import { writtenColumns, writtenSheets } from '#domain/formats/model/table-choice.ts';
import { IN_CHAPTERS } from '#domain/imports/in-chapters.ts';
import { type Becomes, isPathOfBook } from '#domain/imports/plan-files.ts';
import { isRelativePath } from '#domain/imports/source-path.ts';
import { LIMITS } from '#domain/limits.ts';
import { mayIn } from '../../data/access/access.ts';
import { cacheKeys } from '../../data/cache-keys.ts';
import { call } from '../../data/wire/call.ts';
import { newIdempotencyKey } from '../../data/wire/new-idempotency-key.ts';
import { languageName } from '../../ui/project-cards/language-name.ts';
import { importErrorWords } from '../import-shared/import-error-words.ts';
import type { HowRead, Inspected } from '../import-shared/inspect-file.ts';
import { useReader } from '../import-shared/use-reader.ts';
import type { Chosen } from './chosen-files.ts';
import { type FileRow, hasOwn, isReadable, type Outcome, planned, toImport } from './file-rows.ts';
import type { Language } from './other-languages.ts';

/** What the page is doing: reading files, importing them, or neither. */
export type Doing =
  | {
      readonly what: 'reading' | 'importing';
      readonly done: number;
      readonly total: number;
      readonly isStopping: boolean;
    }
  | undefined;

/** The files of the page, what becomes of them, and their import (imports.52). */
export function useAddFiles(project: Project, sections: readonly Section[], languages: readonly Language[]) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const read = useReader();
  const [rows, setRows] = useState<readonly FileRow[]>([]);
  const [hasMore, setMore] = useState(false);
  const [approves, setApproves] = useState(false);
  const [doing, setDoing] = useState<Doing>();
  const stopping = useRef<AbortController>(undefined);
  /** The idempotency key of each request: what is sent again after a lost answer is not stored twice. */
  const keys = useRef(new Map<string, string>());

  const plan = (wanted: readonly FileRow[]) =>
    planned(wanted, {
      source_lang: project.source_lang,
      target_lang: project.target_lang,
      sections,
      languages,
    });
  const change = (path: string, changed: Partial<FileRow>) =>
    setRows((rows) => rows.map((row) => (row.path === path ? { ...row, ...changed } : row)));

  /** Does something for each, one after another, until it is stopped. */
  const eachOf = async <One>(
    what: 'reading' | 'importing',
    all: readonly One[],
    act: (one: One, signal: AbortSignal) => Promise<void>,
  ) => {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const total = all.length;
    for (const [done, one] of all.entries()) {
      if (signal.aborted) break;
      setDoing({ what, done, total, isStopping: false });
      await act(one, signal);
    }
    setDoing(undefined);
  };

  const inspected = async (
    file: File,
    signal?: AbortSignal,
    how?: HowRead,
  ): Promise<Inspected | 'stopped' | undefined> => {
    const { source_lang: lang, target_lang: targetLang } = project;
    try {
      return (await read('inspectFile', { file, lang, targetLang, how }, { signal })) as Inspected;
    } catch {
      return signal?.aborted ? undefined : 'stopped';
    }
  };

  return {
    rows,
    hasMore,
    doing,
    /** Whether translations that a file says are approved are approved. */
    approves,
    setApproves,
    /** How many files are yet to be imported. */
    left: toImport(rows).length,
    async add({ files, more }: Chosen) {
      const had = new Set(rows.map(({ path }) => path));
      const fresh = files
        .filter(({ path }) => !had.has(path))
        .slice(0, Math.max(0, LIMITS.filesAtOnce - had.size))
        .map((one): FileRow => ({ ...one, isChosen: false }));
      const all = [...rows, ...fresh];
      setMore(more || fresh.length < files.filter(({ path }) => !had.has(path)).length);
      setRows(all);
      const found = new Map<string, Inspected | 'stopped'>();
      await eachOf('reading', fresh, async ({ path, file }, signal) => {
        const one = await inspected(file, signal);
        if (one) found.set(path, one);
      });
      // Files that were not read, because reading was stopped, are not there any more.
      setRows(
        plan(
          all.flatMap((row) => {
            const one = row.inspected ?? found.get(row.path);
            return one ? [{ ...row, inspected: one }] : [];
          }),
        ),
      );
    },
    choose: (path: string, becomes: Becomes) => change(path, { becomes, isChosen: true, outcome: undefined }),
    /** Reads a file as was chosen. */
    async readAs(path: string, how: HowRead) {
      change(path, { how, outcome: undefined });
      const row = rows.find((row) => row.path === path);
      const one = row && (await inspected(row.file, undefined, how));
      // Of two choices in a row the earlier one may be read last.
      setRows((rows) =>
        plan(rows.map((row) => (row.path === path && row.how === how ? { ...row, inspected: one } : row))),
      );
    },
    clear() {
      setRows([]);
      setMore(false);
    },
    stop() {
      stopping.current?.abort();
      setDoing((doing) => doing && { ...doing, isStopping: true });
    },
    async send() {
      const made = new Map<string, number>();
      const keepMade = (path: string, outcome: FileRow['outcome']) => {
        if (!outcome || outcome === 'running' || !outcome.ok) return;
        // The translations of a file go into one section.
        const [section, ...others] = outcome.sections;
        if (section !== undefined && others.length === 0) made.set(path, section);
      };
      for (const { path, outcome } of rows) keepMade(path, outcome);
      await eachOf('importing', toImport(rows), async (row, signal) => {
        change(row.path, { outcome: 'running' });
        const outcome = await imported(row, made, signal);
        keepMade(row.path, outcome);
        change(row.path, { outcome });
      });
      await queries.invalidateQueries({ queryKey: cacheKeys.sectionsOf(project.id) });
    },
  };

  /** The section of another language that a section was brought to; null if it has not been yet. */
  async function sectionIn(into: Language, section: number, signal: AbortSignal): Promise<number | null> {
    const found = await call(findInFamily, { params: { project: project.id }, query: { section }, signal });
    return found.find(({ project_id }) => project_id === into.project)?.section_id ?? null;
  }

  /** Imports a file; undefined if it was stopped. */
  async function imported(
    row: FileRow,
    made: ReadonlyMap<string, number>,
    signal: AbortSignal,
  ): Promise<Outcome | undefined> {
    try {
      return await importRow(row, made, signal);
    } catch (error) {
      if (signal.aborted) return undefined;
      const [why = t('failures.some')] = importErrorWords(t, error as Error, {
        empty: t('importSource.problem.empty'),
        numbered: (number, words) => t('addFiles.atString', { number, words }),
        wasSent: true,
      });
      return { ok: false, why };
    }
  }

  async function importRow(
    { path, file, becomes, how, ...rest }: FileRow,
    made: ReadonlyMap<string, number>,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const params = { project: project.id };
    const name = file.name.slice(-LIMITS.fileName.max);
    const key = (about: string) => {
      const of = `${path} ${about} ${approves} ${JSON.stringify([becomes, how])}`;
      const known = keys.current.get(of) ?? newIdempotencyKey();
      keys.current.set(of, known);
      return known;
    };
    const translate = (section: number, into?: Language) =>
      call(importFile, {
        params: into ? { project: into.project } : params,
        query: {
          name,
          kind: 'translations',
          section,
          skip_empty: 'true',
          ...tableQuery(how),
          ...(approves && (into?.mayApprove ?? mayIn(project, 'can_self_approve')) && { approves: 'true' }),
        },
        body: file,
        key: key('translations'),
        signal,
      });
    if (becomes?.as === 'translations') {
      const section = typeof becomes.of === 'number' ? becomes.of : made.get(becomes.of);
      if (section === undefined) return { ok: false, why: t('addFiles.noSource') };
      const into = languages.find((language) => language.project === becomes.into);
      const there = into ? await sectionIn(into, section, signal) : section;
      if (there === null) {
        const language = languageName(into?.target_lang ?? '', i18n.language);
        return { ok: false, why: t('addFiles.notInLanguage', { language }) };
      }
      const reply = await translate(there, into);
      return {
        ok: true,
        sections: [there],
        counts: {
          translations: reply.translations_added,
          skipped: reply.skipped.total,
          refused: reply.refused.total,
        },
        lines: reply.warnings.total,
      };
    }
    const format = isReadable(rest.inspected) ? IN_CHAPTERS[rest.inspected.format] : undefined;
    const stored = storedPath(path, name);
    const isBook = becomes?.as === 'book';
    // What is to be new although the path has chapters already gets no path.
    if ((isBook || becomes?.as === 'new') && isPathOfBook(sections, stored)) {
      const query = { name, ...(isBook && format && { format }) };
      const reply = await call(importFile, { params, query, body: file, key: key('book'), signal });
      return {
        ok: true,
        sections: reply.sections.map(({ id }) => id),
        counts: { added: reply.strings_added },
        lines: reply.warnings.total,
      };
    }
    const old = becomes?.as === 'update' ? sections.find(({ id }) => id === becomes.section) : undefined;
    const reply = await call(pushFile, {
      params,
      query: {
        path: old?.source_path ?? stored,
        ...((isBook || becomes?.as === 'newerBook') && format && { format }),
        ...(becomes?.as === 'new' && { name: becomes.name }),
        ...tableQuery(how),
        ...cueQuery(how),
        ...(old && { section: old.id }),
      },
      body: file,
      key: key('source'),
      signal,
    });
    const section = reply.section?.id;
    const { added, changed, moved, kept, skipped, warnings } = reply;
    const own =
      section !== undefined && hasOwn({ path, file, becomes, how, ...rest })
        ? await translate(section)
        : undefined;
    return {
      ok: true,
      sections: reply.sections.map(({ id }) => id),
      counts: {
        added,
        changed,
        moved,
        kept,
        translations: own?.translations_added ?? 0,
        skipped: skipped.total,
        refused: own?.refused.total ?? 0,
      },
      lines: warnings.total,
    };
  }
}

const tableQuery = ({ table }: HowRead = {}) => ({
  ...(table?.sheets && { sheets: writtenSheets(table.sheets) }),
  ...(table?.columns && { columns: writtenColumns(table.columns) }),
  ...(table?.hasHeader !== undefined && {
    header_row: table.hasHeader ? ('true' as const) : ('false' as const),
  }),
});

const cueQuery = ({ frameRate, track }: HowRead = {}) => ({
  ...(frameRate !== undefined && { frame_rate: String(frameRate) }),
  ...(track !== undefined && { track }),
});

/** The path by which a section is found again; the name of the file where a system allows paths that the service does not. */
function storedPath(path: string, name: string): string {
  return isRelativePath(path) && [...path].length <= LIMITS.sourcePath.max
    ? path
    : name.replaceAll('\\', '_');
}
