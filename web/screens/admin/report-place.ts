import type { ReportCase } from '#contract/reports.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';

/** The address of what was reported: a profile, a project, or its string in the editor. */
export function addressOfReported({
  target,
  author,
  project,
  section_id,
  string_id,
}: ReportCase): string | undefined {
  if (target === 'profile') return author ? `/users/${author.id}` : undefined;
  if (!project) return undefined;
  if (section_id === null) return `/projects/${project.id}`;
  return `/projects/${project.id}/editor/${printSectionId(section_id)}?string=${string_id}`;
}
