import { queryOptions } from '@tanstack/react-query';
import { listStrings } from '#contract/texts/strings.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** All strings of a section in their order, fetched once: changes to the order are made from it. */
export const stringsQuery = (project: number, section: number) =>
  queryOptions({
    queryKey: cacheKeys.strings(project, section),
    queryFn: ({ signal }) => call(listStrings, { params: { project, section }, query: {}, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
