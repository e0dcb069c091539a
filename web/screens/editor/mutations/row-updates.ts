import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { EditorRow } from '#contract/texts/editor.ts';
import { isFiltering } from '#domain/texts/editor/string-filters.ts';
import { cacheKeys, writeKeys } from '../../../data/cache-keys.ts';
import { type EditorPage, type PageParams, showsAny } from '../../../data/queries/editor.ts';
import { countPendingChanges } from '../../../data/queries/pinned-rows.ts';
import { updateRow } from '../state/rows.ts';

/**
 * Changes a row on every cached page, and cancels requests whose response would undo that. Pages that were to be fetched
 * again still are, once the mutation is settled.
 */
export function showRow(
  queries: QueryClient,
  project: number,
  id: number,
  change: (row: EditorRow) => EditorRow,
): void {
  const filters = {
    queryKey: cacheKeys.editorPages(project),
    predicate: ({ state }: Query) => showsAny(state.data, new Set([id])),
  };
  const old = queries.getQueryCache().findAll(filters).filter(isOld);
  void queries.cancelQueries(filters);
  updateRow(queries, project, id, change);
  for (const query of old) query.invalidate();
}

const isOld = ({ state }: Query) => state.isInvalidated || state.fetchStatus !== 'idle';

/**
 * Fetches the editor's pages again after the last pending mutation. Pages that show the changed row, in a list of all
 * strings in their order, need no fetch; without a row every page is fetched.
 */
export function settleRow(queries: QueryClient, project: number, id?: number): void {
  const isLast = queries.isMutating({ mutationKey: writeKeys.rows(project) }) <= 1;
  void queries.invalidateQueries({
    queryKey: cacheKeys.editorPages(project),
    predicate: (query) => query.state.isInvalidated || id === undefined || !showsWhole(query, id),
    refetchType: isLast ? 'active' : 'none',
  });
  markProgressOld(queries);
}

/** Marks as old what other screens show of the progress, which is fetched when they are opened. */
export function markProgressOld(queries: QueryClient): void {
  for (const queryKey of [cacheKeys.projects(), cacheKeys.sections()]) {
    void queries.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}

function showsWhole({ queryKey, state: { data } }: Query, id: number): boolean {
  return (
    isWholeList(queryKey) && showsAny(data, new Set([id])) && countPendingChanges(data as EditorPage) === 0
  );
}

/** Whether a list has all strings in their order, so that no change of a row changes what is in it. */
function isWholeList([, , list]: QueryKey): boolean {
  const { sort, ...filter } = list as PageParams;
  return sort === undefined && !isFiltering(filter);
}
