import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { readHistory } from '#contract/history/history.routes.ts';
import type { HistorySubject } from '#domain/core/events/history.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';
import type { StringParams } from './comments.ts';

/** The history of a string, newest first (history.4), or what of it is about one subject. */
export const historyQuery = (at: StringParams, about: HistorySubject | undefined) =>
  infiniteQueryOptions({
    queryKey: cacheKeys.history(at.project, at.string, about),
    queryFn: ({ pageParam: before, signal }) =>
      call(readHistory, {
        params: at,
        query: { ...(about && { about }), ...(before && { before }) },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
