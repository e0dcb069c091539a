import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { LIMITS } from '#domain/core/limits.ts';
import { type FindQuery, findQuery } from '../../../data/queries/find.ts';
import { textsOf } from './exclusions.ts';

/** How far a search is: `full` if more is found than can be replaced at once. */
export type SearchState = 'none' | 'running' | 'stopped' | 'full' | 'failed' | 'done';

/**
 * Searches call by call until the end, until it is stopped, or until there are as many texts as can be replaced at once
 * (find.6).
 */
export function useSearch(project: number, asked: FindQuery | undefined) {
  const queries = useQueryClient();
  const query = asked ?? { sections: 'all', find: '' };
  const options = findQuery(project, query);
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    ...options,
    enabled: asked !== undefined,
  });
  const [stopped, setStopped] = useState<FindQuery>();
  const strings = useMemo(() => data?.pages.flatMap((page) => page.strings) ?? [], [data]);
  const texts = useMemo(() => strings.flatMap(textsOf), [strings]);
  const isFull = texts.length >= LIMITS.batch && hasNextPage;
  const isStopped = asked !== undefined && stopped === asked;
  const goesOn =
    asked !== undefined && !error && !isStopped && !isFull && (data === undefined || hasNextPage);
  useEffect(() => {
    if (goesOn && data && !isFetching) void fetchNextPage();
  }, [goesOn, data, isFetching, fetchNextPage]);
  const state = (): SearchState => {
    if (!asked) return 'none';
    if (error) return 'failed';
    if (isStopped) return 'stopped';
    return goesOn ? 'running' : isFull ? 'full' : 'done';
  };
  return {
    state: state(),
    error,
    strings,
    texts,
    last: data?.pages.at(-1),
    stop: () => {
      setStopped(asked);
      void queries.cancelQueries({ queryKey: options.queryKey });
    },
    /** Searches from the beginning. */
    again: async () => {
      setStopped(undefined);
      if (data) await queries.resetQueries({ queryKey: options.queryKey });
      else await refetch();
    },
  };
}
