import { useQueryClient } from '@tanstack/react-query';
import { editorPages } from '../../../data/queries/editor.ts';
import { PROJECTS } from '../../../data/queries/projects.ts';
import { SECTIONS } from '../../../data/queries/sections.ts';
import { useEditor } from '../state/editor-context.ts';

/**
 * After strings have come, gone or moved: pages in hand that nobody looks at are let go of, since every number in them
 * may be another's now, and what other screens show is asked for when they are next opened.
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
