import { queryOptions } from '@tanstack/react-query';
import { listStrings } from '#contract/strings.ts';
import { call } from './call.ts';

/** The strings of a section as they are now, all at once, with how many translations each has; asked for anew by whoever opens a page that compares them. */
export const storedStringsQuery = (project: number, section: number) =>
  queryOptions({
    queryKey: ['stored strings', project, section],
    queryFn: ({ signal }) =>
      call(listStrings, { params: { project, section }, query: { fetch_amounts: 'true' }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The first strings of a section as they are now, at most `limit`. */
export const firstStoredQuery = (project: number, section: number, limit: number) =>
  queryOptions({
    queryKey: ['stored strings', project, section, limit],
    queryFn: ({ signal }) => call(listStrings, { params: { project, section }, query: { limit }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
