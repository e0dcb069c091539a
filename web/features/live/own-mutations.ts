import type { QueryClient } from '@tanstack/react-query';
import { writeKeys } from '../../data/cache-keys.ts';

/** Milliseconds for which a mutation counts as recent (live.10): the event of it is still on its way. */
const RECENT_WINDOW = 500;

/**
 * Whether a mutation of the user's own in a project's editor is pending or recent. What it shows is newer than the
 * events that arrive now, which may have been recorded before it.
 */
export function hasOwnMutation(queries: QueryClient, project: number): boolean {
  return queries
    .getMutationCache()
    .findAll({ mutationKey: writeKeys.rows(project) })
    .some(({ state }) => state.status === 'pending' || Date.now() - state.submittedAt < RECENT_WINDOW);
}
