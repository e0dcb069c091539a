import { queryOptions } from '@tanstack/react-query';
import { checkTranslation } from '#contract/texts/string-checks.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** Milliseconds for which an answer is kept: words become known meanwhile. */
const KEPT = 300_000;

/** What the checks that only the service has find in a translation of a string. An answer that nobody waits for any more is aborted. */
export const stringCheckQuery = (
  { project, section, string }: { project: number; section: number; string: number },
  text: string,
) =>
  queryOptions({
    queryKey: cacheKeys.stringCheck(project, string, text),
    queryFn: ({ signal }) =>
      call(checkTranslation, { params: { project, section, string }, body: { text }, signal }),
    staleTime: KEPT,
    gcTime: KEPT,
    retry: false,
  });
