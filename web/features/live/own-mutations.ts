import type { QueryClient } from '@tanstack/react-query';
import { type ProjectRef, refsOf } from './topics.ts';

/** The mutation key of the user's own changes to the rows of a project's editor. */
export const rowMutationKey = (project: string) => ['row mutation', project] as const;

/** Milliseconds for which a mutation counts as recent (live.10): the event of it is still on its way. */
const RECENT = 500;

/**
 * Whether a mutation of the user's own in a project's editor is pending or recent. What it shows is newer than the
 * events that arrive now, which may have been recorded before it.
 */
export function hasOwnMutation(queries: QueryClient, project: ProjectRef): boolean {
  return refsOf(project).some((at) =>
    queries
      .getMutationCache()
      .findAll({ mutationKey: rowMutationKey(at) })
      .some(({ state }) => state.status === 'pending' || Date.now() - state.submittedAt < RECENT),
  );
}
