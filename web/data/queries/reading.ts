import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readLooks, readSection } from '#contract/texts/reading.routes.ts';
import type { ReadString } from '#contract/texts/reading.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';
import type { PreloadedResponse, ProjectPath } from './preloaded.ts';

/** Strings of the first page: some screens full, and quick to render. */
const FIRST_PAGE = 50;
/** Strings of every other page. */
const PAGE = 500;

/** The first strings of a section as a running text. */
export const fetchFirstPage = (project: ProjectPath, section: number, signal?: AbortSignal) =>
  call(readSection, {
    params: { project, section },
    query: { limit: FIRST_PAGE },
    ...(signal && { signal }),
  });

/** The strings of a section as a running text. */
export const readingQuery = (project: number, section: number, ahead?: PreloadedResponse<ReadString[]>) =>
  infiniteQueryOptions({
    queryKey: cacheKeys.reading(project, section),
    queryFn: ({ pageParam: after, signal }) =>
      after === undefined
        ? (ahead?.() ?? fetchFirstPage(project, section, signal))
        : call(readSection, { params: { project, section }, query: { limit: PAGE, after }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page, pages) =>
      page.length < (pages.length === 1 ? FIRST_PAGE : PAGE) ? undefined : page.at(-1)?.id,
    staleTime: 10_000,
  });

/** What the strings of a section look like in their book; it changes with its strings alone. */
export const looksQuery = (project: number, section: number) =>
  queryOptions({
    queryKey: cacheKeys.looks(project, section),
    queryFn: ({ signal }) => call(readLooks, { params: { project, section }, signal }),
    staleTime: 60_000,
    retry: 1,
  });

/** The first string of a section: an array of one or none. */
export const firstStringQuery = (project: number, section: number) =>
  queryOptions({
    queryKey: cacheKeys.firstString(project, section),
    queryFn: ({ signal }) => call(readSection, { params: { project, section }, query: { limit: 1 }, signal }),
  });
