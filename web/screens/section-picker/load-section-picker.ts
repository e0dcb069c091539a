import type { QueryClient } from '@tanstack/react-query';
import { mayIn } from '../../data/access/access.ts';
import { continueStringQuery } from '../../data/queries/editor.ts';
import { findProjectId, loadWithProjectId } from '../../data/queries/project-at.ts';
import { projectQuery } from '../../data/queries/projects.ts';
import { fetchSections, sectionsQuery } from '../../data/queries/sections.ts';

/** Loads the sections and the one that is selected at first. */
export async function loadSectionPicker(queries: QueryClient, projectId: string): Promise<void> {
  const [project] = await Promise.all([
    findProjectId(queries, projectId).then((id) => queries.ensureQueryData(projectQuery(id))),
    loadWithProjectId(queries, projectId, fetchSections, (id, ahead) =>
      queries.ensureQueryData(sectionsQuery(id, ahead)),
    ),
  ]);
  if (mayIn(project, 'can_translate')) await queries.prefetchQuery(continueStringQuery(project.id));
}
