import type { TFunction } from 'i18next';
import { findInFamily } from '#contract/files/families.routes.ts';
import { importFile, pushFile } from '#contract/files/files.routes.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { IN_CHAPTERS } from '#domain/files/imports/in-chapters.ts';
import { isPathOfBook } from '#domain/files/imports/plan-files.ts';
import type { HowRead } from '#domain/files/previews/inspect-file.ts';
import { writtenColumns, writtenSheets } from '#domain/formats/model/table-choice.ts';
import { mayIn } from '../../../data/access/access.ts';
import { call } from '../../../data/wire/call.ts';
import { newIdempotencyKey } from '../../../data/wire/new-idempotency-key.ts';
import { languageName } from '../../../ui/project-cards/language-name.ts';
import { importErrorWords } from '../import-shared/import-error-words.ts';
import { bookQuery } from './compare-book.ts';
import { type FileRow, hasOwnTranslations, isReadable, type Outcome } from './file-rows.ts';
import type { ImportLanguage } from './other-languages.ts';
import { storedPath } from './stored-path.ts';

/** Where files are imported, and how. */
type Importing = {
  project: Project;
  sections: readonly Section[];
  languages: readonly ImportLanguage[];
  /** Whether translations that a file says are approved are approved. */
  approves: boolean;
  /** The idempotency key of each request: what is sent again after a lost answer is not stored twice. */
  keys: Map<string, string>;
  t: TFunction;
  /** The language of the interface. */
  language: string;
};

/**
 * Makes the function that imports the file of a row. `newSections` has the sections that other files of the page have
 * become. Its result is undefined if it was stopped.
 */
export function rowImporter({ project, sections, languages, approves, keys, t, language }: Importing) {
  return tryImportRow;

  /** The section of another language that a section was brought to; null if it has not been yet. */
  async function sectionIn(
    into: ImportLanguage,
    section: number,
    signal: AbortSignal,
  ): Promise<number | null> {
    const copies = await call(findInFamily, { params: { project: project.id }, query: { section }, signal });
    return copies.find(({ project_id }) => project_id === into.project)?.section_id ?? null;
  }

  async function tryImportRow(
    row: FileRow,
    newSections: ReadonlyMap<string, number>,
    signal: AbortSignal,
  ): Promise<Outcome | undefined> {
    try {
      return await importRow(row, newSections, signal);
    } catch (error) {
      if (signal.aborted) return undefined;
      return { ok: false, why: whyRefused(t, error as Error) };
    }
  }

  async function importRow(
    row: FileRow,
    newSections: ReadonlyMap<string, number>,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const { path, file, becomes, how, inBook } = row;
    const params = { project: project.id };
    const name = file.name.slice(-LIMITS.fileName.max);
    const key = (about: string) => {
      const request = `${path} ${about} ${approves} ${JSON.stringify([becomes, how, inBook])}`;
      const idempotencyKey = keys.get(request) ?? newIdempotencyKey();
      keys.set(request, idempotencyKey);
      return idempotencyKey;
    };
    const translate = (section: number, into?: ImportLanguage) =>
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
      const section = typeof becomes.of === 'number' ? becomes.of : newSections.get(becomes.of);
      if (section === undefined) return { ok: false, why: t('addFiles.noSource') };
      const into = languages.find((language) => language.project === becomes.into);
      const targetSection = into ? await sectionIn(into, section, signal) : section;
      if (targetSection === null) {
        const name = languageName(into?.target_lang ?? '', language);
        return { ok: false, why: t('addFiles.notInLanguage', { language: name }) };
      }
      const reply = await translate(targetSection, into);
      return {
        ok: true,
        sections: [targetSection],
        counts: {
          translations: reply.translations_added,
          skipped: reply.skipped.total,
          refused: reply.refused.total,
        },
        lines: reply.warnings.total,
      };
    }
    const format = isReadable(row.inspected) ? IN_CHAPTERS[row.inspected.format] : undefined;
    const stored = storedPath(path, name);
    const isBook = becomes?.as === 'book';
    // What is to be new although the path or the name has chapters already gets no path.
    const isKnown = isPathOfBook(sections, stored) || row.comparison?.ok;
    if ((isBook || becomes?.as === 'new') && isKnown) {
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
        ...((isBook || becomes?.as === 'newerBook') && bookQuery(row, sections)),
        ...(inBook?.orders && { orders_sections: 'true' as const }),
        ...(inBook?.removes && { removes_missing: 'true' as const }),
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
    const { added, changed, moved, removed, kept, needs_review, skipped, warnings } = reply;
    const ownTranslations =
      section !== undefined && hasOwnTranslations(row) ? await translate(section) : undefined;
    return {
      ok: true,
      sections: reply.sections.map(({ id }) => id),
      counts: {
        added,
        changed,
        moved,
        removed,
        kept,
        reviewed: needs_review,
        translations: ownTranslations?.translations_added ?? 0,
        skipped: skipped.total,
        refused: ownTranslations?.refused.total ?? 0,
      },
      lines: warnings.total,
    };
  }
}

/** Why a file was refused, in words. */
export function whyRefused(t: TFunction, error: Error): string {
  const [why = t('failures.some')] = importErrorWords(t, error, {
    empty: t('importSource.problem.empty'),
    numbered: (number, words) => t('addFiles.atString', { number, words }),
    wasSent: 'whole',
  });
  return why;
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
