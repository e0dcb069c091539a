import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

type Query<Page> = Pick<
  UseInfiniteQueryResult<InfiniteData<Page>>,
  'data' | 'error' | 'isFetching' | 'hasNextPage' | 'fetchNextPage'
>;

/**
 * Asks for the next page of a list until it has come: a change of others, after which the pages are fetched again, cancels what is on its
 * way. After an error it has to be asked for again.
 */
export function useNextPage<Page>({ data, error, isFetching, hasNextPage, fetchNextPage }: Query<Page>) {
  const amount = data?.pages.length ?? 0;
  const [wanted, setWanted] = useState(0);
  const isWaiting = wanted > amount && hasNextPage && !error;
  useEffect(() => {
    if (isWaiting && !isFetching) void fetchNextPage();
  }, [isWaiting, isFetching, fetchNextPage]);
  return { isWaiting, ask: () => setWanted(amount + 1) };
}
