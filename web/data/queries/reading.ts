import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readSection } from '#contract/reading.ts';
import { call } from '../wire/call.ts';

/** All texts that are kept for reading. */
export const READING = ['reading'] as const;

/** Strings of the first page, which is several screens and quick to draw, and of every other. */
const FIRST_PAGE = 50;
const PAGE = 500;

/** A section as a running text, page by page; an act in the editor makes it out of date. */
export const readingQuery = (project: string, section: number) =>
  infiniteQueryOptions({
    queryKey: [...READING, project, section],
    queryFn: ({ pageParam: after, signal }) =>
      call(readSection, {
        params: { project, section },
        query: after === undefined ? { limit: FIRST_PAGE } : { limit: PAGE, after },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page, pages) =>
      page.length < (pages.length === 1 ? FIRST_PAGE : PAGE) ? undefined : page.at(-1)?.id,
    staleTime: 10_000,
  });

/** The string that a section begins with: none, or one. */
export const firstStringQuery = (project: string, section: number) =>
  queryOptions({
    queryKey: [...READING, project, section, 'first'],
    queryFn: ({ signal }) => call(readSection, { params: { project, section }, query: { limit: 1 }, signal }),
  });
