import type { NotificationKind } from '#domain/notices/notifications/kinds.ts';

/** The kinds of notifications as the settings group them. */
export const KIND_GROUPS = {
  you: ['mention', 'reply', 'assigned', 'assignmentDue', 'jobFinished', 'reportDecided', 'webhookDisabled'],
  translations: ['approved', 'edited', 'deleted', 'rivalled', 'vote'],
  watched: ['newSection', 'sourceUpdate', 'sectionFinished', 'projectState'],
  projects: ['invitation', 'joinRequest', 'roleChange'],
} as const satisfies Record<string, readonly NotificationKind[]>;

export const GROUP_NAMES = Object.keys(KIND_GROUPS) as (keyof typeof KIND_GROUPS)[];
