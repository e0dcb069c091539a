import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { previewFile } from '#contract/files/previews.routes.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { Becomes } from '#domain/files/imports/plan-files.ts';
import type { HowRead } from '#domain/files/previews/inspect-file.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { nameOf, usePreview } from '../import-shared/use-preview.ts';
import type { Chosen } from './chosen-files.ts';
import { comparedBook } from './compare-book.ts';
import { type FileRow, type InBook, isToCompare, isUnasked, planned, toImport } from './file-rows.ts';
import { rowImporter, whyRefused } from './import-row.ts';
import type { ImportLanguage } from './other-languages.ts';

/** What the page is doing: reading files, asking what books would change, importing them, or nothing. */
export type Doing =
  | {
      readonly what: 'reading' | 'comparing' | 'importing';
      readonly done: number;
      readonly total: number;
      readonly isStopping: boolean;
    }
  | undefined;

/** The files of the page, what becomes of them, and their import (imports.52). */
export function useAddFiles(
  project: Project,
  sections: readonly Section[],
  languages: readonly ImportLanguage[],
) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const ask = usePreview();
  const [rows, setRows] = useState<readonly FileRow[]>([]);
  const [hasMore, setMore] = useState(false);
  const [approves, setApproves] = useState(false);
  const [doing, setDoing] = useState<Doing>();
  const stopping = useRef<AbortController>(undefined);
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
    what: 'reading' | 'comparing' | 'importing',
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
    // What becomes of files that come next is planned by the sections that these have made.
    if (what === 'importing') await queries.invalidateQueries({ queryKey: cacheKeys.sectionsOf(project.id) });
    setDoing(undefined);
  };

  const inspected = async (
    file: File,
    signal?: AbortSignal,
    how?: HowRead,
  ): Promise<FileRow['inspected']> => {
    const query = { name: nameOf(file), ...(how && { how: JSON.stringify(how) }) };
    try {
      return await ask(previewFile, { params: { project: project.id }, query, body: file, signal });
    } catch (error) {
      return signal?.aborted ? undefined : { ok: false, why: { kind: 'failed', error: error as Error } };
    }
  };

  /** Asks what books would change, before anything is imported (imports.66). */
  const compare = (some: readonly FileRow[]) =>
    eachOf('comparing', some, async (row, signal) => {
      try {
        const { becomes, comparison } = await comparedBook(project.id, row, sections, signal);
        change(row.path, { becomes, comparison });
      } catch (error) {
        const why = signal.aborted ? t('addFiles.inBook.stopped') : whyRefused(t, error as Error);
        change(row.path, { comparison: { ok: false, why } });
      }
    });

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
      // Of what couldn't be asked before, it is asked again.
      const coming = new Set(files.map(({ path }) => path));
      const unreplaced = rows.filter((row) => !(coming.has(row.path) && isUnasked(row)));
      const had = new Set(unreplaced.map(({ path }) => path));
      const fresh = files
        .filter(({ path }) => !had.has(path))
        .slice(0, Math.max(0, LIMITS.filesAtOnce - had.size))
        .map((one): FileRow => ({ ...one, isChosen: false }));
      const all = [...unreplaced, ...fresh];
      setMore(more || fresh.length < files.filter(({ path }) => !had.has(path)).length);
      setRows(all);
      const inspections = new Map<string, FileRow['inspected']>();
      await eachOf('reading', fresh, async ({ path, file }, signal) => {
        const one = await inspected(file, signal);
        if (one) inspections.set(path, one);
      });
      // Files that were not read, because reading was stopped, are not there any more.
      const read = plan(
        all.flatMap((row) => {
          const one = row.inspected ?? inspections.get(row.path);
          return one ? [{ ...row, inspected: one }] : [];
        }),
      );
      setRows(read);
      await compare(read.filter((row) => isToCompare(row, sections)));
    },
    async choose(path: string, becomes: Becomes) {
      const row = rows.find((row) => row.path === path);
      const chosen = { becomes, isChosen: true, outcome: undefined };
      change(path, chosen);
      if (!row || becomes.as !== 'newerBook') return;
      const { comparison } = row;
      if (comparison?.ok && comparison.of.section === becomes.section) return;
      const asked = { ...chosen, comparison: undefined, inBook: undefined };
      change(path, asked);
      await compare([{ ...row, ...asked }]);
    },
    /** Asks once more what a book would change. */
    compareAgain: (path: string) => compare(rows.filter((row) => row.path === path)),
    chooseInBook: (path: string, inBook: InBook) => change(path, { inBook }),
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
      const addedSections = new Map<string, number>();
      const keepMade = (path: string, outcome: FileRow['outcome']) => {
        if (!outcome || outcome === 'running' || !outcome.ok) return;
        // The translations of a file go into one section.
        const [section, ...others] = outcome.sections;
        if (section !== undefined && others.length === 0) addedSections.set(path, section);
      };
      for (const { path, outcome } of rows) keepMade(path, outcome);
      const imported = rowImporter({
        project,
        sections,
        languages,
        approves,
        keys: keys.current,
        t,
        language: i18n.language,
      });
      await eachOf('importing', toImport(rows), async (row, signal) => {
        change(row.path, { outcome: 'running' });
        const outcome = await imported(row, addedSections, signal);
        keepMade(row.path, outcome);
        change(row.path, { outcome });
      });
    },
  };
}
