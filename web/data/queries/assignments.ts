import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listAssignments, listMyAssignments } from '#contract/projects/assignments.routes.ts';
import type { Assignment } from '#contract/projects/assignments.ts';
import { append } from '#domain/core/long-lists.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** Who is to translate which sections of a project. */
export const assignmentsQuery = (project: number) =>
  queryOptions({
    queryKey: cacheKeys.assignmentsOf(project),
    async queryFn({ signal }) {
      const all: Assignment[] = [];
      let after: number | null | undefined;
      do {
        const query = after ? { after: String(after) } : {};
        const { items, next } = await call(listAssignments, { params: { project }, query, signal });
        append(all, items);
        after = next;
      } while (after !== null);
      return all;
    },
  });

/** The page of the user's own assignments that begins after an assignment. */
type From = { after: number; after_deadline: string | null };

/** What is assigned to the user in all projects, the next deadline first. */
export const myAssignmentsQuery = infiniteQueryOptions({
  queryKey: cacheKeys.myAssignments(),
  queryFn: ({ pageParam: from, signal }) =>
    call(listMyAssignments, {
      query: from
        ? {
            after: String(from.after),
            ...(from.after_deadline !== null && { after_deadline: from.after_deadline }),
          }
        : {},
      signal,
    }),
  initialPageParam: undefined as From | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
});
