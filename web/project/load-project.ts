import type { QueryClient } from '@tanstack/react-query';
import { projectWithMembersQuery } from '../wire/projects.ts';
import { sectionsQuery } from '../wire/sections.ts';
import { readsTexts } from './standing.ts';

/** What the project's page shows first: its card with members, and its sections if they may be read. */
export async function loadProject(queries: QueryClient, projectId: string): Promise<void> {
  const project = await queries.ensureQueryData(projectWithMembersQuery(projectId));
  if (readsTexts(project)) await queries.ensureQueryData(sectionsQuery(projectId));
}
