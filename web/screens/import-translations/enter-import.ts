import type { QueryClient } from '@tanstack/react-query';
import { mayIn } from '../../data/access/access.ts';
import { projectQuery } from '../../data/queries/projects.ts';
import { sectionQuery, sectionsQuery } from '../../data/queries/sections.ts';
import { requireUser } from '../../data/session/route-guards.ts';
import { forbidden, sectionIn } from '../import-source/enter-import.ts';

type Asked<Params> = {
  context: { queries: QueryClient };
  location: { href: string };
  params: Params;
};

/** Loads the page for one section; users who may not translate are redirected to `/401` or `/403` (imports.1). */
export async function enterSectionImport(
  asked: Asked<{ projectId: string; sectionId: string }>,
): Promise<void> {
  const { projectId, sectionId } = asked.params;
  const section = sectionIn(sectionId);
  await enter(asked);
  await asked.context.queries.ensureQueryData(sectionQuery(projectId, section));
}

/** Loads the page for the whole project, with its sections. */
export async function enterProjectImport(asked: Asked<{ projectId: string }>): Promise<void> {
  await enter(asked);
  await asked.context.queries.ensureQueryData(sectionsQuery(asked.params.projectId));
}

async function enter(asked: Asked<{ projectId: string }>): Promise<void> {
  await requireUser(asked);
  const project = await asked.context.queries.ensureQueryData(projectQuery(asked.params.projectId));
  if (!mayIn(project, 'can_translate')) throw forbidden(asked);
}
