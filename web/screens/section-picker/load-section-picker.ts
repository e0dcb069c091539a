import type { QueryClient } from '@tanstack/react-query';
import { mayIn } from '../../data/access/access.ts';
import { myPlaceQuery } from '../../data/queries/editor.ts';
import { projectQuery } from '../../data/queries/projects.ts';
import { sectionsQuery } from '../../data/queries/sections.ts';

/** What the chooser shows first, and which section is selected. */
export async function loadSectionPicker(queries: QueryClient, projectId: string): Promise<void> {
  const [project] = await Promise.all([
    queries.ensureQueryData(projectQuery(projectId)),
    queries.ensureQueryData(sectionsQuery(projectId)),
  ]);
  if (mayIn(project, 'can_translate')) await queries.prefetchQuery(myPlaceQuery(projectId));
}
