import { queryOptions } from '@tanstack/react-query';
import { openEditorPage } from '#contract/texts/editor.routes.ts';
import { listStrings } from '#contract/texts/strings.routes.ts';
import { printSectionsList } from '#domain/core/addresses/sections-list.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** All strings of a section with the number of their translations, fetched again by each page that compares them. */
export const storedStringsQuery = (project: number, section: number) =>
  queryOptions({
    queryKey: cacheKeys.storedStrings(project, section),
    queryFn: ({ signal }) =>
      call(listStrings, { params: { project, section }, query: { fetch_amounts: 'true' }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The first strings of a section, at most `limit`. */
export const firstStringsQuery = (project: number, section: number, limit: number) =>
  queryOptions({
    queryKey: cacheKeys.storedStrings(project, section, limit),
    queryFn: ({ signal }) => call(listStrings, { params: { project, section }, query: { limit }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The first string of a section with this text, and at most `limit` after it; empty where no string has the text. */
export const stringsFromQuery = (project: number, section: number, text: string, limit: number) =>
  queryOptions({
    queryKey: cacheKeys.storedStrings(project, section, limit, 'from', text),
    queryFn: async ({ signal }) => {
      const original = [...text].slice(0, LIMITS.pattern.max).join('');
      const query = { sections: printSectionsList([section]), original, size: LIMITS.pageSize.min };
      const { rows } = await call(openEditorPage, { params: { project }, query, signal });
      const first = rows.find((row) => row.text === text);
      if (!first) return [];
      const after = { limit, after: first.id };
      return [first, ...(await call(listStrings, { params: { project, section }, query: after, signal }))];
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
