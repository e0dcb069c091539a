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

/** What the page for one section shows first; who may not translate here is led to `/401` or `/403` (imports.1). */
export async function enterSectionImport(
  asked: Asked<{ projectId: string; sectionId: string }>,
): Promise<void> {
  const { projectId, sectionId } = asked.params;
  const section = sectionIn(sectionId);
  await enter(asked);
  await asked.context.queries.ensureQueryData(sectionQuery(projectId, section));
}

/** The same for the whole project: its sections. */
export async function enterProjectImport(asked: Asked<{ projectId: string }>): Promise<void> {
  await enter(asked);
  await asked.context.queries.ensureQueryData(sectionsQuery(asked.params.projectId));
}

async function enter(asked: Asked<{ projectId: string }>): Promise<void> {
  await requireUser(asked);
  const project = await asked.context.queries.ensureQueryData(projectQuery(asked.params.projectId));
  if (!mayIn(project, 'can_translate')) throw forbidden(asked);
}
