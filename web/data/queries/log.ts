import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { readLog } from '#contract/log.ts';
import { call } from '../wire/call.ts';

/** What of a project's log is asked for: of one kind of deed by its code, by one user; undefined: of every. */
export type LogAsked = { w: number | undefined; u: number | undefined };

/** Entries at a time: some screens of the window that they scroll in. What is drawn at once has to be drawn quickly. */
const PAGE = 50;

/** All that was asked about the logs of projects. */
export const LOG = ['log'] as const;

/**
 * What was done in a project, newest first, a page at a time (log.9). It grows while one is elsewhere, so coming
 * back asks anew.
 */
export const logQuery = (project: number, { w, u }: LogAsked) =>
  infiniteQueryOptions({
    queryKey: [...LOG, project, w, u],
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
