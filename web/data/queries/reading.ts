import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readSection } from '#contract/reading.ts';
import { call } from '../wire/call.ts';

/** The query key of all texts for reading. */
export const READING = ['reading'] as const;

/** Strings of the first page: some screens full, and quick to render. */
const FIRST_PAGE = 50;
/** Strings of every other page. */
const PAGE = 500;

/** The strings of a section as a running text. */
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

/** The first string of a section: an array of one or none. */
export const firstStringQuery = (project: string, section: number) =>
  queryOptions({
    queryKey: [...READING, project, section, 'first'],
    queryFn: ({ signal }) => call(readSection, { params: { project, section }, query: { limit: 1 }, signal }),
  });
