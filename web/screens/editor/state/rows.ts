import type { QueryClient } from '@tanstack/react-query';
import type { EditorRow } from '#contract/editor.ts';
import type { Translation } from '#contract/translations.ts';
import {
  COLOUR_OF_STATE,
  type PageColour,
  STRING_STATES,
  type StringState,
  stateOf,
} from '#domain/texts/strings.ts';
import { inOrder, isCompeting } from '#domain/translations/translation-order.ts';
import { APPROVED, INITIAL, REGULAR } from '#domain/translations/translations.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import type { EditorPage } from '../../../data/queries/editor.ts';

/** The state of a row's string, by its translations. */
export function stateOfRow({ translations }: Pick<EditorRow, 'translations'>): StringState {
  return stateOf({
    translations_amount: translations.length,
    regular_amount: translations.filter(({ status }) => status === REGULAR).length,
    approved: translations.some(({ status }) => status === APPROVED),
  });
}

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
 * A row with a new or changed translation. One that is newly approved makes the one before it regular; competing ones and the
 * order follow (translations.10, translations.13, translations.15).
 */
export function withTranslation(row: EditorRow, changed: Translation): EditorRow {
  const others = row.translations
    .filter(({ id }) => id !== changed.id)
    .map((other): Translation => {
      const isReplaced = changed.status === APPROVED && other.status === APPROVED;
      return isReplaced ? { ...other, status: REGULAR } : other;
    });
  const all = [...others, changed];
  const judged = all.map((one): Translation => ({ ...one, competing: isCompeting(one, all) }));
  return { ...row, translations: inOrder(judged) };
}

/** A row without one of its translations. */
export function withoutTranslation(row: EditorRow, id: number): EditorRow {
  return { ...row, translations: row.translations.filter((one) => one.id !== id) };
}

/** Changes a row on every cached page that has it. */
export function updateRow(
  queries: QueryClient,
  project: number,
  id: number,
  change: (row: EditorRow) => EditorRow,
): void {
  updatePages(queries, project, id, (rows) => rows.map((row) => (row.id === id ? change(row) : row)));
}

/** Removes the row of a deleted string from every cached page. */
export function removeRow(queries: QueryClient, project: number, id: number): void {
  updatePages(queries, project, id, (rows) => rows.filter((row) => row.id !== id));
}

function updatePages(
  queries: QueryClient,
  project: number,
  id: number,
  change: (rows: readonly EditorRow[]) => readonly EditorRow[],
): void {
  queries.setQueriesData<EditorPage>({ queryKey: cacheKeys.editorPages(project) }, (page) =>
    page?.rows.some((row) => row.id === id) ? { ...page, rows: change(page.rows) } : page,
  );
}
