import { queryOptions } from '@tanstack/react-query';
import { listEntries } from '#contract/texts/dictionary.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** The dictionary of a project. */
export const dictionaryQuery = (project: number) =>
  queryOptions({
    queryKey: cacheKeys.dictionary(project),
    queryFn: ({ signal }) => call(listEntries, { params: { project }, signal }),
  });
