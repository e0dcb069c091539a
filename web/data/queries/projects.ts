import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { listDeletedProjects } from '#contract/projects/deleted-projects.routes.ts';
import { countProjects, getProject, listProjects } from '#contract/projects/projects.routes.ts';
import type { Project } from '#contract/projects/projects.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';
import type { ProjectPath } from './preloaded.ts';
import { sectionsQuery } from './sections.ts';

export const fetchProject = (project: ProjectPath, signal?: AbortSignal): Promise<Project> =>
  call(getProject, { params: { project }, ...(signal && { signal }) });

/** Fetches a project with its members, and its sections if the user may read them. */
export const fetchWholeProject = (project: ProjectPath, signal?: AbortSignal): Promise<Project> => {
  const query = { fetch_members: 'true', fetch_sections: 'true' } as const;
  return call(getProject, { params: { project }, query, ...(signal && { signal }) });
};

/** A project's card (api.3). */
export const projectQuery = (project: number) =>
  queryOptions({
    queryKey: cacheKeys.project(project),
    queryFn: async ({ signal, client }) => cacheProject(client, await fetchProject(project, signal)),
  });

/** A card without what every change of a text changes in it. */
export type ProjectWithoutProgress = Omit<Project, 'stats' | 'listed_at'>;

/** The card for a screen that doesn't show the progress: it is not rendered again for each change of a text. */
export const withoutProgress = ({ stats, listed_at, ...card }: Project): ProjectWithoutProgress => card;

/** A project's card with its members. */
export const projectWithMembersQuery = (project: number) =>
  queryOptions({
    queryKey: cacheKeys.projectWithMembers(project),
    queryFn: async ({ signal, client }) => cacheProject(client, await fetchWholeProject(project, signal)),
  });

/** Caches a project under its id, which its handle leads to, and the sections that came with it, unless some are there. */
export function cacheProject(queries: QueryClient, { sections, ...project }: Project): Project {
  const { id, handle, members } = project;
  queries.setQueryData(members ? cacheKeys.projectWithMembers(id) : cacheKeys.project(id), project);
  if (sections) {
    queries.setQueryData(sectionsQuery(id).queryKey, (known) => (known ? undefined : sections));
  }
  queries.setQueryData(cacheKeys.projectAt(handle), id);
  return project;
}

/** The user's own projects on Home, latest changed first (screens.11). */
export const myLatestProjectsQuery = queryOptions({
  queryKey: cacheKeys.myLatestProjects(),
  queryFn: ({ signal }) =>
    call(listProjects, { query: { mine: 'true', limit: LIMITS.homeProjects }, signal }),
});

/** The filter of a list: all findable projects, own ones, or those whose name contains this. */
export type ProjectListFilter = { mine?: 'true'; name?: string };

/** Projects per page. */
const PAGE = LIMITS.projectsPageDefault;

/** The projects of a list, latest changed first. */
export const projectsQuery = (listing: ProjectListFilter) =>
  infiniteQueryOptions({
    queryKey: cacheKeys.projectList(listing),
    queryFn: ({ pageParam: after, signal }) =>
      call(listProjects, { query: { ...listing, limit: PAGE, ...(after && { after }) }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => {
      const last = page.length < PAGE ? undefined : page.at(-1);
      return last && `${last.listed_at}_${last.id}`;
    },
  });

/** The number of projects of a list, up to 1000. */
export const projectCountQuery = (listing: ProjectListFilter) =>
  queryOptions({
    queryKey: cacheKeys.projectCount(listing),
    queryFn: ({ signal }) => call(countProjects, { query: listing, signal }),
  });

/** The projects that the user has deleted and can restore, last deleted first (projects.32). */
export const deletedProjectsQuery = queryOptions({
  queryKey: cacheKeys.deletedProjects(),
  queryFn: ({ signal }) => call(listDeletedProjects, { signal }),
});

/** The popular projects on Home, latest changed first (visibility.11). */
export const popularProjectsQuery = queryOptions({
  queryKey: cacheKeys.popularProjects(),
  queryFn: ({ signal }) => call(listProjects, { query: { popular: 'true', limit: 20 }, signal }),
});

/** Open projects with untranslated strings, latest first, for Home. */
export const projectsInNeedQuery = queryOptions({
  queryKey: cacheKeys.projectsInNeed(),
  queryFn: ({ signal }) =>
    call(listProjects, { query: { needs_translators: 'true', limit: LIMITS.homeInNeed }, signal }),
});
