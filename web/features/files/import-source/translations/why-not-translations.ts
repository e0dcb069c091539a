import type { Project } from '#contract/projects/projects.ts';
import { whyNotWrite } from '#domain/core/access/project-status.ts';
import { hasPermission } from '#domain/core/access/roles.ts';
import { type Membership, roleIn } from '../../../../data/access/access.ts';

/** Why the translations of a file can't be imported with its strings: the role of the user, or the status of the project. */
export function whyNotTranslations(project: Membership & Pick<Project, 'status'>) {
  const role = roleIn(project);
  if (!hasPermission(role, 'can_translate')) return 'role';
  return whyNotWrite(project.status, 'content', hasPermission(role, 'can_manage_project'));
}
