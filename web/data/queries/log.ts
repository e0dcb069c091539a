import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { readLog } from '#contract/log.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** The filter of a project's log: the code of a kind of event, a user; undefined: all. */
export type LogParams = { w: number | undefined; u: number | undefined };

/** Entries of a page: some screens full, and quick to render. */
const PAGE = 50;

/** The log of a project, newest first (log.9). It is fetched again whenever it is opened. */
export const logQuery = (project: number, { w, u }: LogParams) =>
  infiniteQueryOptions({
    queryKey: cacheKeys.log(project, w, u),
    queryFn: ({ pageParam: before, signal }) =>
      call(readLog, {
        params: { project },
        query: {
          limit: PAGE,
          ...(w !== undefined && { w }),
          ...(u !== undefined && { u }),
          ...(before && { before }),
        },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
