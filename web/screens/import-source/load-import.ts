import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { Permission } from '#domain/access/roles.ts';
import { parseSectionsList } from '#domain/addresses/sections-list.ts';
import { mayIn } from '../../data/access/access.ts';
import { findProjectId } from '../../data/queries/project-at.ts';
import { projectQuery } from '../../data/queries/projects.ts';
import { sectionQuery, sectionsQuery } from '../../data/queries/sections.ts';
import { requireUser } from '../../data/session/route-guards.ts';

/** Redirects to `/403`, which links to the project. */
export const redirectToForbidden = ({ location }: { location: { href: string } }) =>
  redirect({ to: '/403', search: { from: location.href }, replace: true });

/** The id of the section in an address, in hexadecimal; redirects to `/404` for none or several. */
export function parseSectionId(address: string): number {
  const sections = parseSectionsList(address);
  const [only, ...more] = typeof sections === 'object' ? sections : [];
  if (only === undefined || more.length > 0) throw redirect({ to: '/404', replace: true });
  return only;
}

type LoaderArgs<Params> = {
  context: { queries: QueryClient };
  location: { href: string };
  params: Params;
};

/** Loads the page; users who may not import strings are redirected to `/401` or `/403` (imports.1). */
export async function loadImportSource(
  args: LoaderArgs<{ projectId: string; sectionId: string }>,
): Promise<void> {
  const section = parseSectionId(args.params.sectionId);
  const project = await loadAsImporter(args, ['can_manage_strings']);
  await args.context.queries.ensureQueryData(sectionQuery(project, section));
}

/** Loads the page for a section that is added with its strings. */
export async function loadNewImportSource(args: LoaderArgs<{ projectId: string }>): Promise<void> {
  await loadAsImporter(args, ['can_manage_sections', 'can_manage_strings']);
}

/** Loads the page that imports any files at once. */
export async function loadAddFiles(args: LoaderArgs<{ projectId: string }>): Promise<void> {
  const project = await loadAsImporter(args, ['can_manage_sections', 'can_manage_strings']);
  await args.context.queries.ensureQueryData(sectionsQuery(project));
}

/** Redirects users who may not import, and returns the project's id. */
async function loadAsImporter(
  args: LoaderArgs<{ projectId: string }>,
  needed: readonly Permission[],
): Promise<number> {
  await requireUser(args);
  const { queries } = args.context;
  const id = await findProjectId(queries, args.params.projectId);
  const project = await queries.ensureQueryData(projectQuery(id));
  if (!needed.every((one) => mayIn(project, one))) throw redirectToForbidden(args);
  return id;
}
