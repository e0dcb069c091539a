import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readPast, readPastStrings } from '#contract/past.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** Strings of a page. */
const PAGE = 200;

/** The sections of a project as they were (past.1). The former one is shown until another moment has come. */
export const pastQuery = (project: number, at: number) =>
  queryOptions({
    queryKey: cacheKeys.past(project, at),
    queryFn: ({ signal }) => call(readPast, { params: { project }, query: { at }, signal }),
    placeholderData: keepPreviousData,
  });

/** The strings of a section as they were (past.2). */
export const pastStringsQuery = (project: number, at: number, section: number) =>
  infiniteQueryOptions({
    queryKey: cacheKeys.past(project, at, section),
    queryFn: ({ pageParam: after, signal }) =>
      call(readPastStrings, {
        params: { project },
        query: { at, section, limit: PAGE, ...(after && { after }) },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
  });
