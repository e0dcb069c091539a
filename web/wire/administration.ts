import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { listAllProjects } from '#contract/administration.ts';
import { LIMITS } from '#domain/limits.ts';
import { call } from './call.ts';

/** All that was asked about the projects of the whole site. */
export const ALL_PROJECTS = ['all projects'] as const;

/**
 * Projects with this in their names, newest first, a page at a time; all of them for an empty name. For site administrators.
 * What was found before stays until the answer comes.
 */
export const allProjectsQuery = (name: string, hidden: boolean) =>
  infiniteQueryOptions({
    queryKey: [...ALL_PROJECTS, name, hidden],
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
