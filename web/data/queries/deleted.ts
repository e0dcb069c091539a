import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { listDeleted } from '#contract/history/deleted.routes.ts';
import type { DeletedKind } from '#domain/history/deleted/deleted.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** Items of a page: some screens full. */
const PAGE = 50;

/**
 * What can be restored in a project, of one kind or all, newest first (deleted.1). It is fetched again whenever it is
 * opened.
 */
export const deletedQuery = (project: number, kind: DeletedKind | undefined) =>
  infiniteQueryOptions({
    queryKey: cacheKeys.deleted(project, kind),
    queryFn: ({ pageParam: before, signal }) =>
      call(listDeleted, {
        params: { project },
        query: { limit: PAGE, ...(kind && { kind }), ...(before && { before }) },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.event),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
