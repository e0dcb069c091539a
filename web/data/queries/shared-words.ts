import { queryOptions } from '@tanstack/react-query';
import { listSharedWords } from '#contract/texts/shared-words.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/**
 * The words that all languages of a project share (families.18). Other projects change them, so they are fetched
 * whenever they are shown.
 */
export const sharedWordsQuery = (project: number) =>
  queryOptions({
    queryKey: cacheKeys.sharedWords(project),
    queryFn: ({ signal }) => call(listSharedWords, { params: { project }, signal }),
    staleTime: 0,
  });
