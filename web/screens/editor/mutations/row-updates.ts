import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { EditorRow } from '#contract/editor.ts';
import { cacheKeys, writeKeys } from '../../../data/cache-keys.ts';
import { showsAny } from '../../../data/queries/editor.ts';
import { useEditor } from '../state/editor-context.ts';
import { updateRow } from '../state/rows.ts';

/** The scope of votes and approvals, which are sent one after the other so that the last one holds. */
export const sequenceScope = (project: number) => ({ id: `votes and approvals ${project}` });

/**
 * Updates rows for a mutation: at once with what is expected, then with the response. After the last pending mutation
 * the page is fetched again for its counts and colours.
 */
export function useRowUpdates() {
  const { id: project } = useEditor().project;
  const queries = useQueryClient();
  return {
    /** Changes a row on every cached page, and cancels requests whose response would undo that. */
    show(id: number, change: (row: EditorRow) => EditorRow): void {
      void queries.cancelQueries({
        queryKey: cacheKeys.editorPages(project),
        predicate: ({ state }) => showsAny(state.data, new Set([id])),
      });
      updateRow(queries, project, id, change);
    },
    /** For `onSettled`, where the mutation itself still counts as pending. */
    settle(): void {
      if (queries.isMutating({ mutationKey: writeKeys.rows(project) }) <= 1) refresh(queries, project);
    },
  };
}

/** Invalidates the editor's pages; progress on other screens is fetched when they are opened. */
function refresh(queries: QueryClient, project: number): void {
  void queries.invalidateQueries({ queryKey: cacheKeys.editorPages(project) });
  for (const queryKey of [cacheKeys.projects(), cacheKeys.sections()]) {
    void queries.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}
