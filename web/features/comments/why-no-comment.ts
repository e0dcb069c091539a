import type { Project } from '#contract/projects.ts';
import { mayWrite } from '#domain/access/project-status.ts';
import { can } from '#domain/access/roles.ts';
import { type Commenter, mayComment } from '#domain/comments/comments.ts';

/**
 * Why somebody meets a sentence where a comment would be written: no member, the project is finished (comments.12), or
 * they are kept from commenting (users.9); undefined when they may.
 */
export function whyNoComment(
  viewer: Commenter,
  { status }: Pick<Project, 'status'>,
): 'members' | 'finished' | 'limited' | undefined {
  if (viewer.role === undefined) return 'members';
  if (!mayWrite(status, 'comment', can(viewer.role, 'can_manage_project'))) return 'finished';
  return mayComment(viewer) ? undefined : 'limited';
}
