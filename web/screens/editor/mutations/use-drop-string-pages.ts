import { useQueryClient } from '@tanstack/react-query';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { useEditor } from '../state/editor-context.ts';
import { markProgressOld } from './row-updates.ts';

/**
 * Returns the function to call after strings were added, deleted or moved: it drops cached pages that aren't shown,
 * since their indexes may be wrong, and invalidates what other screens show.
 */
export function useDropStringPages(): () => void {
  const { id: project } = useEditor().project;
  const queries = useQueryClient();
  return () => {
    queries.removeQueries({ queryKey: cacheKeys.editorPages(project), type: 'inactive' });
    queries.removeQueries({ queryKey: cacheKeys.pageOfString(project), type: 'inactive' });
    markProgressOld(queries);
  };
}
