import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { Permission } from '#domain/core/access/roles.ts';
import { parseSectionsList } from '#domain/core/addresses/sections-list.ts';
import { mayIn } from '../../data/access/access.ts';
import { findProjectId } from '../../data/queries/project-at.ts';
import { projectQuery } from '../../data/queries/projects.ts';
import { sectionQuery, sectionsQuery } from '../../data/queries/sections.ts';
import { requireUser } from '../../data/session/route-guards.ts';

type LoaderArgs<Params> = {
  context: { queries: QueryClient };
  location: { href: string };
  params: Params;
};
type OfProject = LoaderArgs<{ projectId: string }>;
type OfSection = LoaderArgs<{ projectId: string; sectionId: string }>;

const ADDING = ['can_manage_sections', 'can_manage_strings'] as const;

/** Loads the page that imports strings into a section, or updates it from a file. */
export const loadImportSource = (args: OfSection) => loadSection(args, ['can_manage_strings']);

/** Loads the page for a section that is added with its strings. */
export async function loadNewImportSource(args: OfProject): Promise<void> {
  await loadAllowed(args, ADDING);
}

/** Loads the page that imports any files at once. */
export const loadAddFiles = (args: OfProject) => loadSections(args, ADDING);

/** Loads the page that imports translations of a section. */
export const loadSectionImport = (args: OfSection) => loadSection(args, ['can_translate']);

/** Loads the page that imports translations of the whole project. */
export const loadProjectImport = (args: OfProject) => loadSections(args, ['can_translate']);

/** The id of the section in an address, in hexadecimal; redirects to `/404` for none or several. */
export function parseSectionId(address: string): number {
  const sections = parseSectionsList(address);
  const [only, ...more] = typeof sections === 'object' ? sections : [];
  if (only === undefined || more.length > 0) throw redirect({ to: '/404', replace: true });
  return only;
}

async function loadSection(args: OfSection, needed: readonly Permission[]): Promise<void> {
  const section = parseSectionId(args.params.sectionId);
  const project = await loadAllowed(args, needed);
  await args.context.queries.ensureQueryData(sectionQuery(project, section));
}

async function loadSections(args: OfProject, needed: readonly Permission[]): Promise<void> {
  const project = await loadAllowed(args, needed);
  await args.context.queries.ensureQueryData(sectionsQuery(project));
}

/**
 * Redirects users who may not import to `/401`, or to `/403`, which links to the project (imports.1), and returns the
 * project's id.
 */
async function loadAllowed(args: OfProject, needed: readonly Permission[]): Promise<number> {
  await requireUser(args);
  const { queries } = args.context;
  const id = await findProjectId(queries, args.params.projectId);
  const project = await queries.ensureQueryData(projectQuery(id));
  if (!needed.every((one) => mayIn(project, one))) {
    throw redirect({ to: '/403', search: { from: args.location.href }, replace: true });
  }
  return id;
}
