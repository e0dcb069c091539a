import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { countProjects, getProject, listProjects } from '#contract/projects.ts';
import { LIMITS } from '#domain/limits.ts';
import { call } from '../wire/call.ts';
import { sectionsQuery } from './sections.ts';

/** The query key of all projects and lists of them. */
export const PROJECTS = ['projects'] as const;

/** A project's card by id or handle, as the address has it (api.3). */
export const projectQuery = (project: string) =>
  queryOptions({
    queryKey: [...PROJECTS, 'card', project],
    queryFn: ({ signal }) => call(getProject, { params: { project }, signal }),
  });

/** A project's card with its members. The sections that come with it are put into the cache, unless some are there. */
export const projectWithMembersQuery = (project: string) =>
  queryOptions({
    queryKey: [...PROJECTS, 'with members', project],
    queryFn: async ({ signal, client }) => {
      const query = { fetch_members: 'true', fetch_sections: 'true' } as const;
      const { sections, ...card } = await call(getProject, { params: { project }, query, signal });
      client.setQueryData(sectionsQuery(project).queryKey, (known) => (known ? undefined : sections));
      return card;
    },
  });

/** The user's own projects on Home, latest changed first (screens.11). */
export const myLatestProjectsQuery = queryOptions({
  queryKey: [...PROJECTS, 'my latest'],
  queryFn: ({ signal }) =>
    call(listProjects, { query: { mine: 'true', limit: LIMITS.homeProjects }, signal }),
});

/** The filter of a list: all findable projects, own ones, or those whose name contains this. */
export type Listing = { mine?: 'true'; name?: string };

/** Projects per page. */
const PAGE = LIMITS.projectsPageDefault;

/** The projects of a list, latest changed first. */
export const projectsQuery = (listing: Listing) =>
  infiniteQueryOptions({
    queryKey: [...PROJECTS, 'list', listing],
    queryFn: ({ pageParam: after, signal }) =>
      call(listProjects, { query: { ...listing, limit: PAGE, ...(after && { after }) }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => {
      const last = page.length < PAGE ? undefined : page.at(-1);
      return last && `${last.listed_at}_${last.id}`;
    },
  });

/** The number of projects of a list, up to 1000. */
export const projectCountQuery = (listing: Listing) =>
  queryOptions({
    queryKey: [...PROJECTS, 'count', listing],
    queryFn: ({ signal }) => call(countProjects, { query: listing, signal }),
  });

/** The popular projects on Home, latest changed first (visibility.11). */
export const popularProjectsQuery = queryOptions({
  queryKey: [...PROJECTS, 'popular'],
  queryFn: ({ signal }) => call(listProjects, { query: { popular: 'true', limit: 20 }, signal }),
});

/** Open projects with untranslated strings, latest first, for Home. */
export const projectsInNeedQuery = queryOptions({
  queryKey: [...PROJECTS, 'in need'],
  queryFn: ({ signal }) =>
    call(listProjects, { query: { needs_translators: 'true', limit: LIMITS.homeInNeed }, signal }),
});
