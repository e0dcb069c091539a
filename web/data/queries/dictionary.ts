import { queryOptions } from '@tanstack/react-query';
import { listEntries } from '#contract/dictionary.ts';
import { call } from '../wire/call.ts';

/** All that was asked about dictionaries, to be asked anew after an act that changes one. */
export const DICTIONARY = ['dictionary'] as const;

/** The dictionary of a project by its words; the project's own number, whatever the address has. */
export const dictionaryQuery = (project: number) =>
  queryOptions({
    queryKey: [...DICTIONARY, project],
    queryFn: ({ signal }) => call(listEntries, { params: { project }, signal }),
  });
