import { queryOptions } from '@tanstack/react-query';
import { listEntries } from '#contract/dictionary.ts';
import { call } from '../wire/call.ts';

/** The query key of all dictionaries. */
export const DICTIONARY = ['dictionary'] as const;

/** The dictionary of a project, by the project's id. */
export const dictionaryQuery = (project: number) =>
  queryOptions({
    queryKey: [...DICTIONARY, project],
    queryFn: ({ signal }) => call(listEntries, { params: { project }, signal }),
  });
