import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import {
  type EditorPage,
  editorPageQuery,
  type PageParams,
  PREFETCH_STALE_TIME,
} from '../../../data/queries/editor.ts';

/** Milliseconds that a page is shown before its neighbours are prefetched: paging through prefetches none. */
const SETTLE_DELAY = 200;

/** Prefetches the pages before and after the shown one. */
export function usePrefetchPages(params: PageParams, page: EditorPage | undefined): void {
  const queries = useQueryClient();
  const shown = page && hashKey(editorPageQuery({ ...params, page: page.page }).queryKey);
  const fetchNeighbours = useEffectEvent(() => {
    if (!page) return;
    for (const number of [page.page + 1, page.page - 1]) {
      if (number < 1 || number > page.colours.length) continue;
      void queries.prefetchQuery({
        ...editorPageQuery({ ...params, page: number }),
        staleTime: PREFETCH_STALE_TIME,
      });
    }
  });
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(() => fetchNeighbours(), SETTLE_DELAY);
    return () => clearTimeout(timer);
  }, [shown]);
}
