import { queryOptions } from '@tanstack/react-query';
import { listComments } from '#contract/comments.ts';
import { call } from '../wire/call.ts';

/** The path parameters of a string; the project by id or handle, as the page's address has it. */
export type StringAt = { project: string; section: number; string: number };

/** The query key of all comments of a project. */
export const commentsIn = (project: string) => ['comments', project] as const;

/**
 * The comments on a string, oldest first. They are fetched whenever they are opened and not cached, so that new ones stay marked
 * while they are shown and no longer.
 */
export const commentsQuery = (at: StringAt) =>
  queryOptions({
    queryKey: [...commentsIn(at.project), at.string],
    queryFn: ({ signal }) => call(listComments, { params: at, signal }),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
