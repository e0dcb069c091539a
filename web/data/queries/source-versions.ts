import { infiniteQueryOptions } from '@tanstack/react-query';
import { listSourceVersions } from '#contract/history/source-versions.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** Versions of a page: some screens full. */
const PAGE = 50;

/** The source versions of a section, newest first (updates.11). They are fetched again whenever they are opened. */
export const sourceVersionsQuery = (project: number, section: number) =>
  infiniteQueryOptions({
    queryKey: cacheKeys.sourceVersions(project, section),
    queryFn: ({ pageParam: before, signal }) =>
      call(listSourceVersions, {
        params: { project, section },
        query: { limit: PAGE, ...(before && { before }) },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.event),
    staleTime: 0,
    gcTime: 0,
  });
