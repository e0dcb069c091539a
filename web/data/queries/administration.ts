import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { listAllProjects } from '#contract/site/administration.routes.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/**
 * Projects whose name contains this, newest first; all for an empty name. For site administrators. The previous result
 * stays until the new one arrives.
 */
export const allProjectsQuery = (name: string, hidden: boolean) =>
  infiniteQueryOptions({
    queryKey: cacheKeys.allProjectsNamed(name, hidden),
    queryFn: ({ pageParam: before, signal }) =>
      call(listAllProjects, {
        query: {
          ...(name === '' ? {} : { name }),
          ...(hidden ? { hidden: 'true' as const } : {}),
          ...(before === undefined ? {} : { before }),
        },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < LIMITS.projectsPageDefault ? undefined : page.at(-1)?.id),
    placeholderData: keepPreviousData,
  });
