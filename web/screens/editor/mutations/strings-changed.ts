import { useQueryClient } from '@tanstack/react-query';
import { editorPages } from '../../../data/queries/editor.ts';
import { PROJECTS } from '../../../data/queries/projects.ts';
import { SECTIONS } from '../../../data/queries/sections.ts';
import { useEditor } from '../state/editor-context.ts';

/**
 * Returns the function to call after strings were added, deleted or moved. It drops cached pages that aren't shown,
 * since their indexes may be wrong, and invalidates what other screens show.
 */
export function useStringsChanged(): () => void {
  const { at } = useEditor();
  const queries = useQueryClient();
  return () => {
    queries.removeQueries({ queryKey: editorPages(at), type: 'inactive' });
    queries.removeQueries({ queryKey: ['page of string', at], type: 'inactive' });
    for (const queryKey of [PROJECTS, SECTIONS]) {
      void queries.invalidateQueries({ queryKey, refetchType: 'none' });
    }
  };
}
