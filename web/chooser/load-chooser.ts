import type { QueryClient } from '@tanstack/react-query';
import { mayIn } from '../project/standing.ts';
import { myPlaceQuery } from '../wire/editor.ts';
import { projectQuery } from '../wire/projects.ts';
import { sectionsQuery } from '../wire/sections.ts';

/** What the chooser shows first, and which section is selected. */
export async function loadChooser(queries: QueryClient, projectId: string): Promise<void> {
  const [project] = await Promise.all([
    queries.ensureQueryData(projectQuery(projectId)),
    queries.ensureQueryData(sectionsQuery(projectId)),
  ]);
  if (mayIn(project, 'can_translate')) await queries.prefetchQuery(myPlaceQuery(projectId));
}
