import type { Project } from '#contract/projects/projects.ts';
import { mayRevert, type Viewer } from '#domain/core/access/roles.ts';
import { mayIn, roleIn } from '../../../data/access/access.ts';
import { useMe } from '../../../data/session/session.ts';

/** Returns a function that says whether the reader may revert a user of the project (reverts.2). */
export function useMayRevert(project: Project): (user: Viewer) => boolean {
  const me = useMe();
  const manages = mayIn(project, 'can_manage_members', 'content');
  return (user) => manages && mayRevert({ id: me?.id, role: roleIn(project) }, user);
}
