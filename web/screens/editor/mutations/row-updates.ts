import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { EditorRow } from '#contract/editor.ts';
import { editorPages, showsAny } from '../../../data/queries/editor.ts';
import { PROJECTS } from '../../../data/queries/projects.ts';
import { SECTIONS } from '../../../data/queries/sections.ts';
import { rowMutationKey } from '../../../features/live/own-mutations.ts';
import { useEditor } from '../state/editor-context.ts';
import { updateRow } from '../state/rows.ts';

/** Judgements of one person reach the server in their order, one after the other: the last of them is to hold. */
export const inSequence = (project: string) => ({ id: `judgements ${project}` });

/**
 * How an act on a translation shows: its row changes at once, by what is expectedTranslation and then by what the server answers;
 * when the last of several acts has its answer, the page is asked again for its counts and colours.
 */
export function useRowUpdates() {
  const { at } = useEditor();
  const queries = useQueryClient();
  return {
    /** Changes a row on every page in hand. A page on its way with the row as it was must not undo that. */
    show(id: number, change: (row: EditorRow) => EditorRow): void {
      void queries.cancelQueries({
        queryKey: editorPages(at),
        predicate: ({ state }) => showsAny(state.data, new Set([id])),
      });
      updateRow(queries, at, id, change);
    },
    /** For `onSettled`, where the act itself still counts as on its way. */
    settle(): void {
      if (queries.isMutating({ mutationKey: rowMutationKey(at) }) <= 1) askAgain(queries, at);
    },
  };
}

/** The editor's pages anew; what other screens show of progress when they are next opened. */
function askAgain(queries: QueryClient, project: string): void {
  void queries.invalidateQueries({ queryKey: editorPages(project) });
  for (const queryKey of [PROJECTS, SECTIONS]) {
    void queries.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}
