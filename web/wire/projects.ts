import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getProject, listProjects } from '#contract/projects.ts';
import { call } from './call.ts';
import { sectionsQuery } from './sections.ts';

/** All that was asked about projects, to be asked anew after an act that changes one. */
export const PROJECTS = ['projects'] as const;

/** A project's card by id or handle, as the address has it (SPEC §7). */
export const projectQuery = (project: string) =>
  queryOptions({
    queryKey: [...PROJECTS, 'card', project],
    queryFn: ({ signal }) => call(getProject, { params: { project }, signal }),
  });

/** The same with its members. The sections that came along are kept as theirs, unless some are known already. */
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

/** The projects that the asking user is a member of, latest changed first. */
export const myProjectsQuery = queryOptions({
  queryKey: [...PROJECTS, 'mine'],
  queryFn: ({ signal }) => call(listProjects, { query: { mine: 'true', limit: 100 }, signal }),
});

/** What is popular on Home: changed within SPEC's ten days, latest first. */
export const popularProjectsQuery = queryOptions({
  queryKey: [...PROJECTS, 'popular'],
  queryFn: ({ signal }) => call(listProjects, { query: { popular: 'true', limit: 20 }, signal }),
});

/** The projects with this in their names. What was found before stays until the answer comes; an answer overtaken is dropped. */
export const foundProjectsQuery = (name: string) =>
  queryOptions({
    queryKey: [...PROJECTS, 'found', name],
    queryFn: ({ signal }) => call(listProjects, { query: { name }, signal }),
    placeholderData: keepPreviousData,
  });
