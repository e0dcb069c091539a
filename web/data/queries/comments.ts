import { queryOptions } from '@tanstack/react-query';
import { listComments } from '#contract/comments.ts';
import { call } from '../wire/call.ts';

/** A string as the path of its calls names it; the project by id or handle, as the page's address has it. */
export type StringAt = { project: string; section: number; string: number };

/** All comments of a project that are kept. */
export const commentsIn = (project: string) => ['comments', project] as const;

/**
 * The comments on a string, oldest first. They are asked for anew whenever they are opened and kept no longer: so what
 * was new stays marked while they are read, and no longer when they are opened again.
 */
export const commentsQuery = (at: StringAt) =>
  queryOptions({
    queryKey: [...commentsIn(at.project), at.string],
    queryFn: ({ signal }) => call(listComments, { params: at, signal }),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
