import { queryOptions } from '@tanstack/react-query';
import { listMissingWords, listWordsOfString } from '#contract/texts/words-of-string.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

type StringPlace = { project: number; section: number; string: number };

/** The dictionary words in the source of a string, as it is now. */
export const wordsOfStringQuery = (params: StringPlace, source: string) =>
  queryOptions({
    queryKey: cacheKeys.wordsOfString(params.project, params.string, source),
    queryFn: ({ signal }) => call(listWordsOfString, { params, signal }),
  });

/** The dictionary words whose agreed translation a text lacks. An answer that nobody waits for any more is aborted. */
export const missingWordsQuery = (params: StringPlace, source: string, text: string) =>
  queryOptions({
    queryKey: cacheKeys.wordsOfString(params.project, params.string, source, text),
    queryFn: ({ signal }) => call(listMissingWords, { params, body: { text }, signal }),
    retry: false,
  });
