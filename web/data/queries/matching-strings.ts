import { queryOptions } from '@tanstack/react-query';
import { listMatchingStrings } from '#contract/texts/editor.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';
import { type ListParams, queryOf } from './editor.ts';

/** The ids of all strings of a list, fetched once, so that they keep their places while some are selected. */
export const matchingStringsQuery = (list: ListParams) => {
  const { size: _size, ...query } = queryOf(list);
  return queryOptions({
    queryKey: cacheKeys.matchingStrings(list.project, query),
    queryFn: ({ signal }) => call(listMatchingStrings, { params: { project: list.project }, query, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
};
