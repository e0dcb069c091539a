import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#contract/users.ts';
import { furtherProjectsQuery } from '../../data/queries/users.ts';

/** The further projects of a user, loaded on request. */
export function useFurtherProjects(user: User) {
  const [isWanted, setWanted] = useState(false);
  const query = furtherProjectsQuery(user);
  const isAll = query.initialPageParam === undefined;
  const { data, hasNextPage, fetchNextPage, isFetching, isError, refetch } = useInfiniteQuery({
    ...query,
    enabled: isWanted && !isAll,
  });
  const more = () => {
    if (!isWanted) setWanted(true);
    else if (data) void fetchNextPage();
    else void refetch();
  };
  return {
    rest: data?.pages.flat() ?? [],
    hasMore: !isAll && (data === undefined || hasNextPage || isError),
    isComing: isFetching,
    more,
  };
}
