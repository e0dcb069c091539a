import type { QueryClient } from '@tanstack/react-query';
import { type Named, namesOf } from './topics.ts';

/** Names the acts on a project's translations, so that one knows whether another is on its way. */
export const rowActs = (project: string) => ['editor acts', project] as const;

/** Milliseconds for which one's own act counts as just done (live.10): its own news are on the way. */
const JUST = 500;

/**
 * Whether an act of one's own on a project's translations is on its way, or was a moment ago. What it shows is ahead of
 * the news, which may have been written down before it.
 */
export function isActing(queries: QueryClient, project: Named): boolean {
  return namesOf(project).some((at) =>
    queries
      .getMutationCache()
      .findAll({ mutationKey: rowActs(at) })
      .some(({ state }) => state.status === 'pending' || Date.now() - state.submittedAt < JUST),
  );
}
