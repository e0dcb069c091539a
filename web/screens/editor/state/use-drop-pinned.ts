import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type EditorPage, editorPageQuery, type PageParams } from '../../../data/queries/editor.ts';
import { countPendingChanges } from '../../../data/queries/pinned-rows.ts';

/**
 * Drops the cached page with pinned rows when another page is shown, so that it is as the list is when it is opened
 * again.
 */
export function useDropPinned(params: PageParams): void {
  const queries = useQueryClient();
  const { queryKey } = editorPageQuery(params);
  const before = useRef<QueryKey>(queryKey);
  useEffect(() => {
    const left = before.current;
    before.current = queryKey;
    if (hashKey(left) === hashKey(queryKey)) return;
    const page = queries.getQueryData<EditorPage>(left);
    if (page && countPendingChanges(page) > 0)
      queries.removeQueries({ queryKey: left, exact: true, type: 'inactive' });
  });
}
