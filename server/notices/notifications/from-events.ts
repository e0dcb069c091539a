import { type EventKind, eventKindOf } from '#domain/core/events/kinds.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '#domain/notices/notifications/kinds.ts';
import { NOTIFICATION_LIMITS } from '#domain/notices/notifications/limits.ts';
import type { ReportDecision, ReportTarget } from '#domain/site/reports/reports.ts';
import type { LoggedEvent, Related } from './event-queries.ts';

/** A decided report: what was reported, by its author if it is a profile, and the decision. */
export type DecidedReport = { target: ReportTarget; decision: ReportDecision; user: number | null };

/**
 * What the words of some kinds need besides what a notification is about: names of roles, statuses and actions, a decision, and
 * a deadline.
 */
export type NotificationData = {
  role?: string | null;
  status?: string;
  action?: string;
  report?: DecidedReport;
  deadline?: string | null;
};

/** A notification before it is stored for each of its recipients, with whom it reaches. */
export type NewNotification = {
  kind: NotificationKind;
  /** The id of the event that it is about, and its time and user. */
  log_id: number;
  at: number;
  actor_id: number;
  section_id: number | null;
  string_id: number | null;
  translation_id: number | null;
  comment_id: number | null;
  /** How many things happened. */
  amount: number;
  data: NotificationData;
  /** Those whom it concerns personally. */
  users: number[];
  /** Whether it reaches those who manage the members. */
  to_managers: boolean;
  /** Whether it reaches those who watch the project, and the sections and strings whose watchers it reaches. */
  to_project: boolean;
  sections: number[];
  strings: number[];
};

/** Whom a notification reaches, and what its words need. */
type Reach = Partial<
  Pick<NewNotification, 'users' | 'to_managers' | 'to_project' | 'sections' | 'strings'>
> & {
  data?: NotificationData;
};

/** The fields of an event that a notification has. */
type EventPlace = Pick<
  LoggedEvent,
  'id' | 'at' | 'actor_id' | 'section_id' | 'string_id' | 'translation_id' | 'comment_id'
>;

/** A notification about an event. */
export function newNotification(
  kind: NotificationKind,
  { id, at, actor_id, section_id, string_id, translation_id, comment_id }: EventPlace,
  { data = {}, users = [], to_managers = false, to_project = false, sections = [], strings = [] }: Reach,
): NewNotification {
  const about = { log_id: id, at, actor_id, section_id, string_id, translation_id, comment_id };
  return { kind, ...about, amount: 1, data, users, to_managers, to_project, sections, strings };
}

const assigned: NotificationsOfEvent = (event) => [
  newNotification('assigned', event, { users: listOf(event.user_id), data: { deadline: event.deadline } }),
];

type NotificationsOfEvent = (event: LoggedEvent, related: Related) => NewNotification[];

/** A notification for each user whom an event concerns, so that what concerns one user can be gathered. */
const forEach =
  (
    kind: NotificationKind,
    usersOf: (event: LoggedEvent, related: Related) => readonly number[] | undefined,
  ): NotificationsOfEvent =>
  (event, related) =>
    (usersOf(event, related) ?? []).map((user) => newNotification(kind, event, { users: [user] }));

const mentions = forEach('mention', ({ id }, { mentioned }) => mentioned.get(id));

const listOf = (id: number | null): number[] => (id === null ? [] : [id]);
const joined: NotificationsOfEvent = (event) =>
  event.accept === true
    ? [newNotification('roleChange', event, { users: listOf(event.user_id), data: { role: event.role } })]
    : [];

/** The notifications that an event of each kind leads to (notifications.3). An event that undoes another one leads to none. */
const NOTIFICATIONS_OF: Partial<Record<EventKind, NotificationsOfEvent>> = {
  addComment: (event, related) => [
    ...mentions(event, related),
    newNotification('reply', event, {
      users: related.answered.get(event.comment_id ?? 0) ?? [],
      sections: listOf(event.section_id),
      strings: listOf(event.string_id),
    }),
  ],
  editComment: (event, related) => mentions(event, related),
  approve: forEach('approved', ({ translation_id }, { authors }) => authors.get(translation_id ?? 0)),
  editTranslation: forEach('edited', ({ translation_id, text }, { authors }) =>
    text ? authors.get(translation_id ?? 0) : [],
  ),
  deleteTranslation: forEach('deleted', ({ id }, related) => related.authorsOfDeleted.get(id)),
  addTranslation: forEach('rivalled', ({ translation_id }, { olderAuthors }) =>
    olderAuthors.get(translation_id ?? 0),
  ),
  vote: forEach('vote', ({ translation_id }, { authors }) => authors.get(translation_id ?? 0)),
  invite: forEach('invitation', ({ user_id }) => listOf(user_id)),
  requestInvite: (event) => [newNotification('joinRequest', event, { to_managers: true })],
  resolveRequest: joined,
  grantRole: (event) => [
    newNotification('roleChange', event, { users: listOf(event.user_id), data: { role: event.role } }),
  ],
  assignSection: assigned,
  editAssignment: assigned,
  disableWebhook: (event) => [newNotification('webhookDisabled', event, { users: [event.actor_id] })],
  kick: (event) => [
    newNotification('roleChange', event, { users: listOf(event.user_id), data: { role: null } }),
  ],
  editProject: (event) => [
    ...(event.user_id === null
      ? []
      : [newNotification('roleChange', event, { users: [event.user_id], data: { role: 'owner' } })]),
    ...(event.status
      ? [newNotification('projectState', event, { to_project: true, data: { status: event.status[1] } })]
      : []),
  ],
  undeleteProject: (event) => [
    newNotification('projectState', event, { to_project: true, data: { status: 'restored' } }),
  ],
  // An update tells of what it adds.
  addSection: (event) =>
    event.is_in_batch ? [] : [newNotification('newSection', event, { to_project: true })],
  addStrings: (event, { growing }) =>
    growing.has(event.section_id ?? 0) && !event.is_in_batch
      ? [newNotification('sourceUpdate', event, { to_project: true, sections: listOf(event.section_id) })]
      : [],
  updateSource: (event, { updated }) => {
    if (event.is_in_batch) return [];
    // The update of a book tells of its sections. A new order alone leads to no notification.
    const sections = event.section_id === null ? (updated.get(event.id) ?? []) : [event.section_id];
    return sections.length > 0
      ? [newNotification('sourceUpdate', event, { to_project: true, sections })]
      : [];
  },
};

/** The notifications of some events, in their order. */
export const notificationsOf = (events: readonly LoggedEvent[], related: Related): NewNotification[] =>
  events.flatMap((event) => {
    const kind = eventKindOf(event.w);
    return (!event.is_undo && kind && NOTIFICATIONS_OF[kind]?.(event, related)) || [];
  });

/**
 * Makes one notification of many that come at once and are of the same kind, by the same user and for the same users,
 * such as approvals by a batch or the sections of a file (notifications.11). So nobody gets a thousand, and an import
 * stores few for each of many watchers. Those about the source of one section are always one.
 */
export function gatherAlike(notifications: readonly NewNotification[]): NewNotification[] {
  const groups = Map.groupBy(notifications, groupOf);
  return [...groups.values()]
    .flatMap((group) =>
      group.length < NOTIFICATION_LIMITS.gatheredFrom ? bySource(group) : [gathered(group)],
    )
    .toSorted((a, b) => a.log_id - b.log_id);
}

const groupOf = ({ kind, actor_id, users, section_id }: NewNotification) =>
  [kind, actor_id, users.join(' '), NOTIFICATION_KINDS[kind].gathers === 'section' ? section_id : ''].join(
    ',',
  );

const bySource = (group: readonly NewNotification[]): NewNotification[] =>
  group[0]?.kind === 'sourceUpdate'
    ? [...Map.groupBy(group, ({ section_id }) => section_id).values()].map((same) => ({
        ...gathered(same),
        amount: 1,
      }))
    : [...group];

/** One notification for several: it is about the last one, and about a string only if all are about this one. */
function gathered(group: readonly NewNotification[]): NewNotification {
  const last = group.at(-1);
  if (!last) throw new Error('a group has notifications');
  const shared = <Field extends 'section_id' | 'string_id' | 'translation_id' | 'comment_id'>(
    field: Field,
  ) => (group.every((notification) => notification[field] === last[field]) ? last[field] : null);
  return {
    ...last,
    section_id: shared('section_id'),
    string_id: shared('string_id'),
    translation_id: shared('translation_id'),
    comment_id: shared('comment_id'),
    amount: group.reduce((sum, { amount }) => sum + amount, 0),
    sections: [...new Set(group.flatMap(({ sections }) => sections))],
    strings: [...new Set(group.flatMap(({ strings }) => strings))],
  };
}
