import { queryOptions } from '@tanstack/react-query';
import { findInFamily, getFamily, listLanguageTasks } from '#contract/files/families.routes.ts';
import type { LanguageTask } from '#contract/files/families.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** Milliseconds between looks at tasks that run. */
const WHILE_RUNNING = 1500;

/** The languages of a project that the user may read (families.8). They are fetched again whenever they are shown. */
export const familyQuery = (project: number) =>
  queryOptions({
    queryKey: cacheKeys.family(project),
    queryFn: ({ signal }) => call(getFamily, { params: { project }, signal }),
    staleTime: 0,
  });

/** The newest task of each language, for members; while one runs they are fetched again and again. */
export const languageTasksQuery = (project: number) =>
  queryOptions({
    queryKey: cacheKeys.languageTasks(project),
    queryFn: ({ signal }) => call(listLanguageTasks, { params: { project }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? WHILE_RUNNING : false),
  });

export const isRunning = ({ ended_at }: LanguageTask): boolean => ended_at === null;

/** Where a section, and a string of it, are in the other languages (families.14). */
export const copiesQuery = (project: number, section: number, string: number | undefined) =>
  queryOptions({
    queryKey: cacheKeys.copies(project, section, string),
    queryFn: ({ signal }) =>
      call(findInFamily, { params: { project }, query: { section, ...(string && { string }) }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
