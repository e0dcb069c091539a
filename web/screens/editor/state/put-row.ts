import type { QueryClient } from '@tanstack/react-query';
import type { EditorRow } from '#contract/editor.ts';
import { type EditorPage, editorPages } from '../../../data/queries/editor.ts';

/** Puts a changed row into every page in hand that shows it. */
export function putRow(
  queries: QueryClient,
  project: string,
  id: number,
  change: (row: EditorRow) => EditorRow,
): void {
  queries.setQueriesData<EditorPage>({ queryKey: editorPages(project) }, (page) =>
    page?.rows.some((row) => row.id === id)
      ? { ...page, rows: page.rows.map((row) => (row.id === id ? change(row) : row)) }
      : page,
  );
}

/** Takes a row that is gone out of every page in hand. */
export function dropRow(queries: QueryClient, project: string, id: number): void {
  queries.setQueriesData<EditorPage>({ queryKey: editorPages(project) }, (page) =>
    page?.rows.some((row) => row.id === id)
      ? { ...page, rows: page.rows.filter((row) => row.id !== id) }
      : page,
  );
}
