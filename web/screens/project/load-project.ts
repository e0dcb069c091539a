import type { QueryClient } from '@tanstack/react-query';
import { mayIn, readsTexts } from '../../data/access/access.ts';
import { myPlaceQuery } from '../../data/queries/editor.ts';
import { projectWithMembersQuery } from '../../data/queries/projects.ts';
import { sectionsQuery } from '../../data/queries/sections.ts';

/** What the project's page shows first: its card with members, and its sections if they may be read. */
export async function loadProject(queries: QueryClient, projectId: string): Promise<void> {
  const project = await queries.ensureQueryData(projectWithMembersQuery(projectId));
  // Known when the page is drawn, the button that goes on doesn't change under a finger.
  await Promise.all([
    readsTexts(project) && queries.ensureQueryData(sectionsQuery(projectId)),
    mayIn(project, 'can_translate') && queries.prefetchQuery(myPlaceQuery(projectId)),
  ]);
}
