import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

type Query<Page> = Pick<
  UseInfiniteQueryResult<InfiniteData<Page>>,
  'data' | 'error' | 'isFetching' | 'hasNextPage' | 'fetchNextPage'
>;

/**
 * Asks for the next page of a list until it has come: a change of others, after which the pages are fetched again,
 * cancels what is on its way. After an error the same button asks again. `filter` names the list, if one place shows
 * several.
 */
export function useNextPage<Page>(
  { data, error, isFetching, hasNextPage, fetchNextPage }: Query<Page>,
  filter = '',
) {
  const amount = data?.pages.length ?? 0;
  const [asked, setAsked] = useState({ filter, amount: 0 });
  const isWaiting = asked.filter === filter && asked.amount > amount && hasNextPage && !error;
  useEffect(() => {
    if (isWaiting && !isFetching) void fetchNextPage();
  }, [isWaiting, isFetching, fetchNextPage]);
  const ask = () => {
    setAsked({ filter, amount: amount + 1 });
    if (error) void fetchNextPage();
  };
  return { isWaiting, ask };
}
