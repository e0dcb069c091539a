import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Project, ProjectCount } from '#contract/projects/projects.ts';
import { type ProjectListFilter, projectCountQuery, projectsQuery } from '../../data/queries/projects.ts';

/**
 * The loaded projects of a list and their total, which the server is asked for only if there are several pages. The previous
 * list stays until the new one is loaded.
 */
export function useProjectList(listing: ProjectListFilter, { enabled = true } = {}) {
  const { data, isPlaceholderData, ...query } = useInfiniteQuery({
    ...projectsQuery(listing),
    placeholderData: keepPreviousData,
    enabled,
  });
  const projects: readonly Project[] | undefined = data?.pages.flat();
  const counted = useQuery({
    ...projectCountQuery(listing),
    placeholderData: isPlaceholderData ? keepPreviousData : undefined,
    enabled: enabled && query.hasNextPage && !isPlaceholderData,
  });
  return { ...query, isPlaceholderData, projects, count: countOf(projects, query.hasNextPage, counted.data) };
}

export type ProjectList = ReturnType<typeof useProjectList>;

function countOf(
  projects: readonly Project[] | undefined,
  hasMore: boolean,
  counted: ProjectCount | undefined,
): ProjectCount | undefined {
  if (projects && !hasMore) return { amount: projects.length, more: false };
  return counted;
}
