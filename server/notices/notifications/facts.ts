import { type EventKind, eventKindOf } from '#domain/core/events/kinds.ts';
import type { NotificationKind } from '#domain/notices/notifications/kinds.ts';
import type { Entry } from './entry-queries.ts';
import type { Fact, FactData } from './fact.ts';
import type { Related } from './related.ts';

/** Whom a fact reaches, and what its words need. */
type Reach = Partial<Pick<Fact, 'users' | 'to_managers' | 'to_project' | 'sections' | 'strings'>> & {
  data?: FactData;
};

/** The fields of a log entry that a fact has. */
type About = Pick<
  Entry,
  'id' | 'at' | 'actor_id' | 'section_id' | 'string_id' | 'translation_id' | 'comment_id'
>;

/** A fact about a log entry. */
export function factOf(
  kind: NotificationKind,
  { id, at, actor_id, section_id, string_id, translation_id, comment_id }: About,
  { data = {}, users = [], to_managers = false, to_project = false, sections = [], strings = [] }: Reach,
): Fact {
  const about = { log_id: id, at, actor_id, section_id, string_id, translation_id, comment_id };
  return { kind, ...about, amount: 1, data, users, to_managers, to_project, sections, strings };
}

const assigned: Reader = (entry) => [
  factOf('assigned', entry, { users: listOf(entry.user_id), data: { deadline: entry.deadline } }),
];

type Reader = (entry: Entry, related: Related) => Fact[];

/** A fact for each user whom it concerns, so that what concerns one user can be gathered. */
const forEach =
  (
    kind: NotificationKind,
    usersOf: (entry: Entry, related: Related) => readonly number[] | undefined,
  ): Reader =>
  (entry, related) =>
    (usersOf(entry, related) ?? []).map((user) => factOf(kind, entry, { users: [user] }));

const mentions = forEach('mention', ({ id }, { mentioned }) => mentioned.get(id));

const listOf = (id: number | null): number[] => (id === null ? [] : [id]);
const joined: Reader = (entry) =>
  entry.accept === true
    ? [factOf('roleChange', entry, { users: listOf(entry.user_id), data: { role: entry.role } })]
    : [];

/** What the events of each kind are to users (notifications.3). An event that undoes another one is nothing. */
const READERS: Partial<Record<EventKind, Reader>> = {
  addComment: (entry, related) => [
    ...mentions(entry, related),
    factOf('reply', entry, {
      users: related.answered.get(entry.comment_id ?? 0) ?? [],
      sections: listOf(entry.section_id),
      strings: listOf(entry.string_id),
    }),
  ],
  editComment: (entry, related) => mentions(entry, related),
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
  requestInvite: (entry) => [factOf('joinRequest', entry, { to_managers: true })],
  resolveRequest: joined,
  grantRole: (entry) => [
    factOf('roleChange', entry, { users: listOf(entry.user_id), data: { role: entry.role } }),
  ],
  assignSection: assigned,
  editAssignment: assigned,
  disableWebhook: (entry) => [factOf('webhookDisabled', entry, { users: [entry.actor_id] })],
  kick: (entry) => [factOf('roleChange', entry, { users: listOf(entry.user_id), data: { role: null } })],
  editProject: (entry) => [
    ...(entry.user_id === null
      ? []
      : [factOf('roleChange', entry, { users: [entry.user_id], data: { role: 'owner' } })]),
    ...(entry.status
      ? [factOf('projectState', entry, { to_project: true, data: { status: entry.status[1] } })]
      : []),
  ],
  undeleteProject: (entry) => [
    factOf('projectState', entry, { to_project: true, data: { status: 'restored' } }),
  ],
  // An update tells of what it adds.
  addSection: (entry) => (entry.is_in_batch ? [] : [factOf('newSection', entry, { to_project: true })]),
  addStrings: (entry, { growing }) =>
    growing.has(entry.section_id ?? 0) && !entry.is_in_batch
      ? [factOf('sourceUpdate', entry, { to_project: true, sections: listOf(entry.section_id) })]
      : [],
  updateSource: (entry, { updated }) => {
    if (entry.is_in_batch) return [];
    // One of a book tells of its parts. Of a new order alone nobody is told.
    const sections = entry.section_id === null ? (updated.get(entry.id) ?? []) : [entry.section_id];
    return sections.length > 0 ? [factOf('sourceUpdate', entry, { to_project: true, sections })] : [];
  },
};

/** What some log entries are to users, in their order. */
export const factsOf = (entries: readonly Entry[], related: Related): Fact[] =>
  entries.flatMap((entry) => {
    const kind = eventKindOf(entry.w);
    return (!entry.is_undo && kind && READERS[kind]?.(entry, related)) || [];
  });
