import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readPast, readPastStrings } from '#contract/history/past.routes.ts';
import type { PastString } from '#contract/history/past.ts';
import type { ReadString } from '#contract/texts/reading.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** Strings of a page. */
const PAGE = 200;

/** Strings of the first page and of every other page of the reading page, as today's (reading.ts). */
const READING_PAGES = { first: 50, next: 500 } as const;

/** The sections of a project as they were (past.1). The former one is shown until another moment has come. */
export const pastQuery = (project: number, at: number) =>
  queryOptions({
    queryKey: cacheKeys.past(project, at),
    queryFn: ({ signal }) => call(readPast, { params: { project }, query: { at }, signal }),
    placeholderData: keepPreviousData,
  });

/** The strings of a section as they were (past.2). */
export const pastStringsQuery = (project: number, at: number, section: number) =>
  infiniteQueryOptions({
    queryKey: cacheKeys.past(project, at, section),
    queryFn: ({ pageParam: after, signal }) =>
      call(readPastStrings, {
        params: { project },
        query: { at, section, limit: PAGE, ...(after && { after }) },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
  });

/**
 * The strings of a section as they were, as a running text (past.7); `removed` stands for texts that have been removed
 * since.
 */
export const pastReadingQuery = (project: number, at: number, section: number, removed: string) =>
  infiniteQueryOptions({
    queryKey: cacheKeys.pastReading(project, at, section, removed),
    queryFn: async ({ pageParam: after, signal }) => {
      const limit = after === undefined ? READING_PAGES.first : READING_PAGES.next;
      const strings = await call(readPastStrings, {
        params: { project },
        query: { at, section, limit, ...(after && { after }) },
        signal,
      });
      return strings.map((string) => readableThen(string, removed));
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page, pages) =>
      page.length < (pages.length === 1 ? READING_PAGES.first : READING_PAGES.next)
        ? undefined
        : page.at(-1)?.id,
  });

const readableThen = ({ removed: isRemoved, ...string }: PastString, removed: string): ReadString => ({
  ...string,
  text: string.text ?? removed,
  translation: isRemoved ? removed : string.translation,
});
