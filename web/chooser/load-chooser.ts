import type { QueryClient } from '@tanstack/react-query';
import { projectQuery } from '../wire/projects.ts';
import { sectionsQuery } from '../wire/sections.ts';

/** What the chooser shows first. */
export async function loadChooser(queries: QueryClient, projectId: string): Promise<void> {
  await Promise.all([
    queries.ensureQueryData(projectQuery(projectId)),
    queries.ensureQueryData(sectionsQuery(projectId)),
  ]);
}
