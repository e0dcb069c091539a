import type { Project } from '#contract/projects.ts';
import { whyNotWrite } from '#domain/access/project-status.ts';
import { can, type Viewer } from '#domain/access/roles.ts';
import { mayTranslate } from '#domain/translations/translations.ts';

/**
 * Why somebody meets a sentence where the entry would stand: no member, a member without the right, a project that is
 * paused or finished (visibility.15, visibility.16); undefined when they may write.
 */
export function whyNoComposer(
  viewer: Viewer,
  { status }: Pick<Project, 'status'>,
): 'members' | 'editors' | 'frozen' | 'closed' | undefined {
  if (viewer.role === undefined) return 'members';
  if (!mayTranslate(viewer)) return 'editors';
  return whyNotWrite(status, 'content', can(viewer.role, 'can_manage_project'));
}
