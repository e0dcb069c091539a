import type { QueryClient } from '@tanstack/react-query';
import { mayIn, readsTexts } from '../../data/access/access.ts';
import { continueStringQuery } from '../../data/queries/editor.ts';
import { findProjectId } from '../../data/queries/project-at.ts';
import { fetchWholeProject, projectWithMembersQuery } from '../../data/queries/projects.ts';
import { sectionsQuery } from '../../data/queries/sections.ts';

/** Loads what the project's page shows first: the project with members, and its sections if the user may read them. */
export async function loadProject(queries: QueryClient, projectId: string): Promise<void> {
  const id = await findProjectId(queries, projectId, fetchWholeProject);
  const project = await queries.ensureQueryData(projectWithMembersQuery(id));
  // Loaded before the page renders, so that the editor's button doesn't change under the pointer.
  await Promise.all([
    readsTexts(project) && queries.ensureQueryData(sectionsQuery(id)),
    mayIn(project, 'can_translate') && queries.prefetchQuery(continueStringQuery(id)),
  ]);
}
