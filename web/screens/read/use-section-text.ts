import { type InfiniteData, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { ReadString } from '#contract/texts/reading.ts';

/** The query of a section's strings: of now, or of a moment. */
export type SectionTextQuery = (
  project: number,
  section: number,
) => UseInfiniteQueryOptions<
  ReadString[],
  Error,
  InfiniteData<ReadString[]>,
  // biome-ignore lint/suspicious/noExplicitAny: each query has a key of its own, which nothing here looks at.
  any,
  number | undefined
>;

const joined = (pages: readonly ReadString[][]): ReadString[] => pages.flat();

/**
 * The loaded strings of a section: the first page, then the rest page by page without scrolling, so that all of it can
 * be found and printed. Each page is rendered in the background before the next one is fetched.
 */
export function useSectionText(
  options: ReturnType<SectionTextQuery>,
  isRequested: boolean,
  isRestRequested: boolean,
) {
  const query = useInfiniteQuery({ ...options, enabled: isRequested });
  const { data, error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = query;
  const all = useMemo(() => data && joined(data.pages), [data]);
  const strings = useDeferredValue(all) ?? all;
  const isDrawn = strings === all;
  const isMore = isRequested && isRestRequested && hasNextPage && isDrawn;
  useEffect(() => {
    if (isMore && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [isMore, isFetching, isFetchNextPageError, fetchNextPage]);
  return {
    strings,
    isWhole: strings !== undefined && isDrawn && !hasNextPage,
    /** Why the text, or the rest of it, could not be loaded. */
    error: strings && !isFetchNextPageError ? null : error,
    again: () => void (strings ? fetchNextPage() : refetch()),
  };
}
