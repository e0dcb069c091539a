import type { LinkProps } from '@tanstack/react-router';
import type { Notification } from '#contract/notices/notifications.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { type PlaceName, placeNameOf } from '#domain/notices/notifications/place.ts';

type Place = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>;

const inEditor = ({ project, section, string, comment, review_amount }: Notification): Place => ({
  to: '/projects/$projectId/editor/$sectionsList',
  params: { projectId: String(project?.id), sectionsList: printSectionId(section?.id ?? 0) },
  search: {
    ...(string && { string: string.id }),
    ...(string && comment && { comment: comment.id }),
    ...(review_amount > 0 && { status: ['needs_review'] }),
  },
});
const inProject = ({ project }: Notification): Place => ({
  to: '/projects/$projectId',
  params: { projectId: String(project?.id) },
});

const PLACES: Readonly<Record<PlaceName, (notification: Notification) => Place>> = {
  comment: inEditor,
  string: inEditor,
  section: inEditor,
  project: inProject,
  members: (notification) => ({ ...inProject(notification), hash: 'members' }),
  invitations: () => ({ to: '/projects', hash: 'invitations' }),
  profile: ({ report }) => ({ to: '/users/$userId', params: { userId: String(report?.user?.id) } }),
  notifications: () => ({ to: '/notifications' }),
};

/** Where what a notification is about can be seen (notifications.21). */
export const placeOf = (notification: Notification): Place => PLACES[placeNameOf(notification)](notification);
