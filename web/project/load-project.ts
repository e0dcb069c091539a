import type { QueryClient } from '@tanstack/react-query';
import { myPlaceQuery } from '../wire/editor.ts';
import { projectWithMembersQuery } from '../wire/projects.ts';
import { sectionsQuery } from '../wire/sections.ts';
import { mayIn, readsTexts } from './standing.ts';

/** What the project's page shows first: its card with members, and its sections if they may be read. */
export async function loadProject(queries: QueryClient, projectId: string): Promise<void> {
  const project = await queries.ensureQueryData(projectWithMembersQuery(projectId));
  // Known when the page is drawn, the button that goes on doesn't change under a finger.
  await Promise.all([
    readsTexts(project) && queries.ensureQueryData(sectionsQuery(projectId)),
    mayIn(project, 'can_translate') && queries.prefetchQuery(myPlaceQuery(projectId)),
  ]);
}
