import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readLog } from '#contract/history/log.routes.ts';
import { getString } from '#contract/texts/strings.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/**
 * The filter of a project's log (log.18): codes, a user, a section, a string, a batch, and a period in milliseconds; or
 * one entry.
 */
export type LogParams = {
  readonly w?: readonly number[];
  readonly u?: number;
  readonly section?: number;
  readonly string?: number;
  readonly batch?: number;
  /** The id of the only entry to show. */
  readonly entry?: number;
  readonly since?: number;
  readonly until?: number;
};

/** Entries of a page: some screens full, and quick to render. */
const PAGE = 50;

/** The log of a project, newest first (log.9). It is fetched again whenever it is opened. */
export const logQuery = (project: number, { w, entry, ...filter }: LogParams) =>
  infiniteQueryOptions({
    queryKey: cacheKeys.log(project, { w, entry, ...filter }),
    queryFn: async ({ pageParam: before, signal }) => {
      if (entry !== undefined) {
        const query = { limit: 1, before: entry + 1 };
        const newest = await call(readLog, { params: { project }, query, signal });
        return { entries: newest.filter(({ id }) => id === entry), next: undefined };
      }
      let link: string | null = null;
      const entries = await call(readLog, {
        params: { project },
        query: { limit: PAGE, ...(w && { w: w.join(',') }), ...filter, ...(before && { before }) },
        signal,
        onHeaders: (headers) => {
          link = headers.get('link');
        },
      });
      return { entries, next: restOf(link) };
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });

/** The `before` of the rest, which the header Link leads to (log.19); undefined at the end of the log. */
function restOf(link: string | null): number | undefined {
  const [, address] = /^<([^>]+)>; rel="next"$/.exec(link ?? '') ?? [];
  return address === undefined
    ? undefined
    : Number(new URL(address, location.href).searchParams.get('before'));
}

/** The string that a log is filtered by. */
export const stringOfLogQuery = (project: number, section: number, string: number) =>
  queryOptions({
    queryKey: cacheKeys.stringOfLog(project, string),
    queryFn: ({ signal }) => call(getString, { params: { project, section, string }, query: {}, signal }),
    retry: false,
  });
