import type { QueryClient } from '@tanstack/react-query';
import { mayIn } from '../../data/access/access.ts';
import { findProjectId } from '../../data/queries/project-at.ts';
import { projectQuery } from '../../data/queries/projects.ts';
import { sectionQuery, sectionsQuery } from '../../data/queries/sections.ts';
import { requireUser } from '../../data/session/route-guards.ts';
import { parseSectionId, redirectToForbidden } from '../import-source/load-import.ts';

type LoaderArgs<Params> = {
  context: { queries: QueryClient };
  location: { href: string };
  params: Params;
};

/** Loads the page for one section; users who may not translate are redirected to `/401` or `/403` (imports.1). */
export async function loadSectionImport(
  args: LoaderArgs<{ projectId: string; sectionId: string }>,
): Promise<void> {
  const section = parseSectionId(args.params.sectionId);
  const project = await loadAsTranslator(args);
  await args.context.queries.ensureQueryData(sectionQuery(project, section));
}

/** Loads the page for the whole project, with its sections. */
export async function loadProjectImport(args: LoaderArgs<{ projectId: string }>): Promise<void> {
  const project = await loadAsTranslator(args);
  await args.context.queries.ensureQueryData(sectionsQuery(project));
}

/** Redirects users who may not import, and returns the project's id. */
async function loadAsTranslator(args: LoaderArgs<{ projectId: string }>): Promise<number> {
  await requireUser(args);
  const { queries } = args.context;
  const id = await findProjectId(queries, args.params.projectId);
  const project = await queries.ensureQueryData(projectQuery(id));
  if (!mayIn(project, 'can_translate')) throw redirectToForbidden(args);
  return id;
}
