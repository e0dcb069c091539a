import type { QueryClient } from '@tanstack/react-query';
import type { EditorRow } from '#contract/texts/editor.ts';
import type { Translation } from '#contract/texts/translations.ts';
import {
  COLOUR_OF_STATE,
  type PageColour,
  STRING_STATES,
  type StringState,
} from '#domain/core/text/strings.ts';
import { progressAfter, stateWith } from '#domain/texts/translations/string-state.ts';
import { inOrder, isCompeting } from '#domain/texts/translations/translation-order.ts';
import { APPROVED, INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import type { EditorPage } from '../../../data/queries/editor.ts';
import { countPendingChanges } from '../../../data/queries/pinned-rows.ts';
import { withSections } from '../../../features/notices/live/patch-page.ts';

/** The state of a row's string, by its translations. */
export const stateOfRow = ({ translations }: Pick<EditorRow, 'translations'>): StringState =>
  stateWith(translations);

/** The state that gives a page its colour: that of its least done string (editor.10). */
export function stateOfPage(colour: PageColour): StringState {
  return STRING_STATES.find((state) => COLOUR_OF_STATE[state] === colour) ?? 'none';
}

const STATE_OF_STATUS = {
  [INITIAL]: 'initial',
  [REGULAR]: 'review',
  [APPROVED]: 'approved',
} as const satisfies Record<Translation['status'], StringState>;

/** The state of a translation: `competing` if it is newer than the approved one, else by its status (translations.15). */
export function stateOfTranslation({ status, competing }: Translation) {
  return competing ? 'competing' : STATE_OF_STATUS[status];
}

/**
 * A row with a new or changed translation. One that is newly approved makes the one before it regular; competing ones
 * and the order follow (translations.10, translations.13, translations.15).
 */
export function withTranslation(row: EditorRow, changed: Translation): EditorRow {
  const otherTranslations = row.translations
    .filter(({ id }) => id !== changed.id)
    .map((other): Translation => {
      const isReplaced = changed.status === APPROVED && other.status === APPROVED;
      return isReplaced ? { ...other, status: REGULAR } : other;
    });
  return withTranslations(row, [...otherTranslations, changed]);
}

/** A row without one of its translations. */
export function withoutTranslation(row: EditorRow, id: number): EditorRow {
  return withTranslations(
    row,
    row.translations.filter((one) => one.id !== id),
  );
}

/** A row with these translations. One whose `competing` is right stays the same object. */
function withTranslations(row: EditorRow, all: readonly Translation[]): EditorRow {
  const judged = all.map((one): Translation => {
    const competing = isCompeting(one, all);
    return one.competing === competing ? one : { ...one, competing };
  });
  return { ...row, translations: inOrder(judged) };
}

/** The function that takes a change back which a row showed before the server had it. */
export function inverseOf(before: EditorRow, shown: EditorRow): (row: EditorRow) => EditorRow {
  const changed = before.translations.filter((one) => !shown.translations.includes(one));
  const isAdded = (id: number) =>
    shown.translations.some((one) => one.id === id) && !before.translations.some((one) => one.id === id);
  return (row) =>
    changed.reduce(withTranslation, {
      ...row,
      translations: row.translations.filter(({ id }) => !isAdded(id)),
    });
}

/**
 * A page with a changed row. The counts of its section follow, and its colour as long as no change of the list is
 * pending.
 */
function withRow(page: EditorPage, before: EditorRow, after: EditorRow): EditorPage {
  const rows = page.rows.map((row) => (row === before ? after : row));
  const least =
    countPendingChanges(page) === 0 &&
    STRING_STATES.find((state) => rows.some((row) => stateOfRow(row) === state));
  const sections = page.sections.map((section) =>
    section.id === after.section_id
      ? { ...section, stats: progressAfter(section.stats, before.translations, after.translations) }
      : section,
  );
  return {
    ...withSections(page, sections),
    rows,
    colours: least ? page.colours.with(page.page - 1, COLOUR_OF_STATE[least]) : page.colours,
  };
}

/** Changes a row on every cached page that has it. */
export function updateRow(
  queries: QueryClient,
  project: number,
  id: number,
  change: (row: EditorRow) => EditorRow,
): void {
  updatePages(queries, project, id, (page, row) => withRow(page, row, change(row)));
}

/** Removes the row of a deleted string from every cached page. */
export function removeRow(queries: QueryClient, project: number, id: number): void {
  updatePages(queries, project, id, (page, row) => ({
    ...page,
    rows: page.rows.filter((one) => one !== row),
  }));
}

/** A row as a cached page has it. */
export function findRow(queries: QueryClient, project: number, id: number): EditorRow | undefined {
  return queries
    .getQueriesData<EditorPage>({ queryKey: cacheKeys.editorPages(project) })
    .flatMap(([, page]) => page?.rows.find((row) => row.id === id) ?? [])[0];
}

/** Pages without the row are not written, so that what is known to be old of them stays so. */
function updatePages(
  queries: QueryClient,
  project: number,
  id: number,
  change: (page: EditorPage, row: EditorRow) => EditorPage,
): void {
  queries.setQueriesData<EditorPage>({ queryKey: cacheKeys.editorPages(project) }, (page) => {
    const row = page?.rows.find((one) => one.id === id);
    return page && row && change(page, row);
  });
}
