import { useQueryClient } from '@tanstack/react-query';
import { cacheKeys } from '../../../data/cache-keys.ts';

/** Returns a function that fetches the languages of a project and what its page says of them again. */
export function useRefreshFamily(project: number) {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [cacheKeys.family(project), cacheKeys.project(project), cacheKeys.projectWithMembers(project)].map(
        (queryKey) => queries.invalidateQueries({ queryKey }),
      ),
    );
}
