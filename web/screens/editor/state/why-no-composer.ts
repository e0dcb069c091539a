import type { Project } from '#contract/projects/projects.ts';
import { whyNotWrite } from '#domain/core/access/project-status.ts';
import { hasPermission, type Viewer } from '#domain/core/access/roles.ts';
import { mayTranslate } from '#domain/texts/translations/translations.ts';

/**
 * Why there is a notice in place of the composer: the user isn't a member, lacks the right, or the project is paused or
 * finished (visibility.15, visibility.16); undefined when they may write.
 */
export function whyNoComposer(
  viewer: Viewer,
  { status }: Pick<Project, 'status'>,
): 'members' | 'editors' | 'frozen' | 'closed' | undefined {
  if (viewer.role === undefined) return 'members';
  if (!mayTranslate(viewer)) return 'editors';
  return whyNotWrite(status, 'content', hasPermission(viewer.role, 'can_manage_project'));
}
