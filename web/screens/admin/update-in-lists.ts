import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

type Listed = { id: number };

/**
 * Replaces an item in every cached list that has it. Lists that are loading now are loaded again, since they may have
 * been read before the change.
 */
export function updateInLists<One extends Listed>(queries: QueryClient, queryKey: QueryKey, now: One): void {
  const put = (one: One) => (one.id === now.id ? now : one);
  queries.setQueriesData<InfiniteData<One[]>>(
    { queryKey },
    (found) => found && { ...found, pages: found.pages.map((page) => page.map(put)) },
  );
  if (queries.isFetching({ queryKey }) === 0) return;
  void queries
    .refetchQueries({ queryKey, fetchStatus: 'fetching' }, { cancelRefetch: false })
    .then(() => queries.invalidateQueries({ queryKey }));
}
