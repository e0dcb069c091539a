import type { NotificationKind } from './kinds.ts';

/** What a notification leads to (notifications.21). */
export const PLACES = [
  'comment',
  'string',
  'section',
  'project',
  'members',
  'invitations',
  'profile',
  'notifications',
] as const;

export type PlaceName = (typeof PLACES)[number];

/** Kinds that don't lead to the string or the section. */
const OF_KIND: { readonly [Kind in NotificationKind]?: PlaceName } = {
  invitation: 'invitations',
  joinRequest: 'members',
  roleChange: 'project',
  projectState: 'project',
};

type Item = {
  readonly kind: NotificationKind;
  readonly project: object | null;
  readonly section: object | null;
  readonly string: object | null;
  readonly comment: object | null;
  readonly report: { readonly user: object | null } | null;
};

/** Where what a notification is about can be seen. */
export function placeNameOf({ kind, project, section, string, comment, report }: Item): PlaceName {
  const ofKind = OF_KIND[kind];
  if (ofKind === 'invitations') return ofKind;
  if (!project) return report?.user ? 'profile' : 'notifications';
  if (ofKind) return ofKind;
  if (!section) return 'project';
  if (!string) return 'section';
  return comment ? 'comment' : 'string';
}
