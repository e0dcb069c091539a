import { queryOptions } from '@tanstack/react-query';
import { listComments } from '#contract/texts/comments.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** The path parameters of a string. */
export type StringParams = { project: number; section: number; string: number };

/**
 * The comments on a string, oldest first. They are fetched whenever they are opened and not cached, so that new ones
 * stay marked while they are shown and no longer.
 */
export const commentsQuery = (at: StringParams) =>
  queryOptions({
    queryKey: cacheKeys.comments(at.project, at.string),
    queryFn: ({ signal }) => call(listComments, { params: at, signal }),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
