import type { LinkProps } from '@tanstack/react-router';
import type { Notification } from '#contract/notifications.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import type { NotificationKind } from '#domain/notifications/kinds.ts';

type Place = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>;

/** The page of the project with this tab, or the user’s invitations; kinds that are left out lead to the string or the section. */
const PLACES: { readonly [Kind in NotificationKind]?: 'invitations' | 'members' | 'project' } = {
  invitation: 'invitations',
  joinRequest: 'members',
  roleChange: 'project',
  projectState: 'project',
};

/** Where what a notification is about can be seen (notifications.21). */
export function placeOf({ kind, project, section, string, comment, report }: Notification): Place {
  const at = PLACES[kind];
  if (at === 'invitations') return { to: '/projects', hash: 'invitations' };
  if (!project) {
    return report?.user
      ? { to: '/users/$userId', params: { userId: String(report.user.id) } }
      : { to: '/notifications' };
  }
  const params = { projectId: String(project.id) };
  if (at === undefined && section) {
    return {
      to: '/projects/$projectId/editor/$sectionsList',
      params: { ...params, sectionsList: printSectionId(section.id) },
      search: { ...(string && { string: string.id }), ...(string && comment && { comment: comment.id }) },
    };
  }
  return { to: '/projects/$projectId', params, ...(at === 'members' && { hash: 'members' }) };
}
