import type { Project } from '#contract/projects/projects.ts';
import { mayWrite } from '#domain/core/access/project-status.ts';
import { hasPermission } from '#domain/core/access/roles.ts';
import { type Commenter, mayComment } from '#domain/texts/comments/comments.ts';

/**
 * Why the panel has a notice in place of the form: the reader isn't a member, their role doesn't let them, the project
 * is finished (comments.12), or they are denied commenting (users.9); undefined when they may comment.
 */
export function whyNoComment(
  viewer: Commenter,
  { status }: Pick<Project, 'status'>,
): 'members' | 'editors' | 'finished' | 'limited' | undefined {
  if (viewer.role === undefined) return 'members';
  if (!hasPermission(viewer.role, 'can_translate')) return 'editors';
  if (!mayWrite(status, 'comment', hasPermission(viewer.role, 'can_manage_project'))) return 'finished';
  return mayComment(viewer) ? undefined : 'limited';
}
