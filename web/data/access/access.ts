import type { Me } from '#contract/identity/users.ts';
import type { Project } from '#contract/projects/projects.ts';
import { mayWrite, type WriteKind } from '#domain/core/access/project-status.ts';
import { offersBooks } from '#domain/core/access/readers.ts';
import {
  type HeldRole,
  hasPermission,
  heldRole,
  type Permission,
  type Viewer,
} from '#domain/core/access/roles.ts';
import { seesContent } from '#domain/core/access/visibility.ts';
import type { Commenter } from '#domain/texts/comments/comments.ts';

/** The user's membership in a project. */
export type Membership = Pick<Project, 'role_id' | 'permissions'>;

/** The user's role in a project; undefined for those who aren't members. */
export function roleIn(project: Membership): HeldRole | undefined {
  return heldRole(project);
}

/** Whether the user may do this in a project, by their role and by the project's status (members.1, projects.20). */
export function mayIn(
  project: Membership & Pick<Project, 'status'>,
  permission: Permission,
  act: WriteKind = 'content',
): boolean {
  const role = roleIn(project);
  return (
    hasPermission(role, permission) &&
    mayWrite(project.status, act, hasPermission(role, 'can_manage_project'))
  );
}

/** Whether the user may read the project's sections and texts (visibility.6). */
export function readsTexts(project: Membership & Pick<Project, 'visibility' | 'hidden'>): boolean {
  const role = roleIn(project);
  const isOwner = hasPermission(role, 'is_owner');
  // Only site administrators see others' hidden projects.
  const isSiteAdmin = project.hidden !== null && !isOwner;
  const seen = { visibility: project.visibility, hidden_at: project.hidden?.at ?? null };
  return seesContent(seen, { isMember: role !== undefined, isOwner, isSiteAdmin });
}

/**
 * Whether the user is offered a project as a book, because it is for everyone who reads it and they can't export it
 * (exports.37).
 */
export const isOfferedBook = (project: Project): boolean =>
  offersBooks(project) &&
  project.hidden === null &&
  project.stats.strings_amount > 0 &&
  !hasPermission(roleIn(project), 'can_translate');

/** The user of a project as the rules of domain/ take them. */
export function viewerIn(project: Membership, me: Me | null): Commenter {
  return { id: me?.id, role: roleIn(project), limitations: me?.limitations ?? 0 };
}

/** Whether the project's status lets this user change translations (projects.20). */
export function statusAllowsTranslating({ role }: Viewer, { status }: Pick<Project, 'status'>): boolean {
  return mayWrite(status, 'content', hasPermission(role, 'can_manage_project'));
}
