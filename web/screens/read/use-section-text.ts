import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { ReadString } from '#contract/reading.ts';
import { readingQuery } from '../../data/queries/reading.ts';

const joined = (pages: readonly ReadString[][]): ReadString[] => pages.flat();

/**
 * A section's strings, as far as they are drawn: the first page when they are asked for, and from when the rest is asked
 * for page after page, without waiting for somebody to scroll, so that all of it is found and printed. A page is drawn in the background, so that the
 * reader isn't held up, and the next one asked for after that.
 */
export function useSectionText(project: number, section: number, isAsked: boolean, isRestAsked: boolean) {
  const asked = useInfiniteQuery({ ...readingQuery(project, section), enabled: isAsked });
  const { data, error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = asked;
  const all = useMemo(() => data && joined(data.pages), [data]);
  const strings = useDeferredValue(all) ?? all;
  const isDrawn = strings === all;
  const isMore = isAsked && isRestAsked && hasNextPage && isDrawn;
  useEffect(() => {
    if (isMore && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [isMore, isFetching, isFetchNextPageError, fetchNextPage]);
  return {
    strings,
    isWhole: strings !== undefined && isDrawn && !hasNextPage,
    /** Why the text, or the rest of it, is not there. */
    error: strings && !isFetchNextPageError ? null : error,
    again: () => void (strings ? fetchNextPage() : refetch()),
  };
}
