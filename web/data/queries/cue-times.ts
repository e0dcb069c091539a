import { queryOptions } from '@tanstack/react-query';
import { listStrings } from '#contract/texts/strings.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** All strings of a section of subtitles, for the times of the cues around one; fetched again for each form. */
export const cueTimesQuery = (project: number, section: number) =>
  queryOptions({
    queryKey: cacheKeys.storedStrings(project, section, 'times'),
    queryFn: ({ signal }) => call(listStrings, { params: { project, section }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
