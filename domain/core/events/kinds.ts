import type { LiveEffect } from './live.ts';

type EventRow = {
  /** The number that the log stores (log.3). A code is never reused. */
  readonly code: number;
  /** The log that has such entries: the project's, the site's (log.13), or both. */
  readonly log: 'project' | 'site' | 'both';
  /** The field of an entry that has the affected user (log.1): `i` if invited, `k` if kicked, `m` if a member. */
  readonly userField: 'i' | 'k' | 'm' | null;
  /** The effect on open pages. */
  readonly live: LiveEffect;
};

const TEXT = { isPublicEvent: true, changes: 'row', topics: ['statistics'] } as const;
const COMMENT = { isPublicEvent: true, changes: 'comment', topics: ['statistics'] } as const;
const STRINGS = { isPublicEvent: true, isReordering: true, topics: ['statistics'] } as const;
const PARTS = { isPublicEvent: true, changes: 'row', isReordering: true, topics: ['statistics'] } as const;
const SECTIONS = { isPublicEvent: true, topics: ['sections', 'statistics'] } as const;
const ENTRY = { isPublicEvent: true, topics: ['dictionary'] } as const;
const SHARED_WORD = { isPublicEvent: false, topics: ['dictionary'] } as const;
const FINDING = { isPublicEvent: true, changes: 'row', topics: ['dismissals', 'statistics'] } as const;
/** The effect of deleting and restoring, which also change what can be restored. */
const withDeleted = <Live extends LiveEffect>(live: Live) =>
  ({ ...live, topics: [...live.topics, 'deleted'] }) as const;

/** Who is removed or may not translate any more is not among those to whom sections are assigned (assignments.6). */
const MEMBER = { isPublicEvent: false, topics: ['members', 'assignments', 'statistics'] } as const;
const ASSIGNMENT = { isPublicEvent: false, topics: ['assignments'] } as const;
const LEAVING = {
  isPublicEvent: false,
  revokesAccess: true,
  topics: ['members', 'assignments', 'statistics'],
} as const;
/** The rights of members change with it. */
const ROLE = { isPublicEvent: false, topics: ['project', 'members', 'assignments', 'invites'] } as const;
const INVITE = { isPublicEvent: false, topics: ['invites'] } as const;
const JOINING = { isPublicEvent: false, topics: ['invites', 'members', 'statistics'] } as const;
const HIDING = { isPublicEvent: false, revokesAccess: true, topics: ['project'] } as const;
const NO_EFFECT = { isPublicEvent: false, topics: [] } as const;

/** Every kind of event. Moves of strings are described in the entry itself. */
export const EVENTS = {
  createUser: { code: 0, log: 'site', userField: 'm', live: NO_EFFECT },
  createProject: { code: 1, log: 'project', userField: null, live: NO_EFFECT },
  addSection: { code: 2, log: 'project', userField: null, live: SECTIONS },
  addStrings: { code: 3, log: 'project', userField: null, live: STRINGS },
  addTranslation: { code: 4, log: 'project', userField: null, live: TEXT },
  addRole: { code: 5, log: 'project', userField: null, live: ROLE },
  invite: { code: 6, log: 'project', userField: 'i', live: INVITE },
  join: { code: 7, log: 'project', userField: 'm', live: JOINING },
  requestInvite: { code: 8, log: 'project', userField: 'i', live: INVITE },
  resolveInvite: { code: 9, log: 'project', userField: 'i', live: JOINING },
  resolveRequest: { code: 10, log: 'project', userField: 'i', live: JOINING },
  grantRole: { code: 11, log: 'project', userField: 'm', live: MEMBER },
  vote: { code: 12, log: 'project', userField: 'm', live: TEXT },
  unvote: { code: 13, log: 'project', userField: 'm', live: TEXT },
  approve: { code: 14, log: 'project', userField: null, live: TEXT },
  unapprove: { code: 15, log: 'project', userField: null, live: TEXT },
  addEntry: { code: 16, log: 'project', userField: null, live: ENTRY },
  addComment: { code: 17, log: 'project', userField: null, live: COMMENT },
  editProject: {
    code: 18,
    log: 'project',
    userField: 'm',
    live: { isPublicEvent: false, revokesAccess: true, topics: ['project', 'members'] },
  },
  editRole: { code: 19, log: 'project', userField: null, live: ROLE },
  editSection: { code: 20, log: 'project', userField: null, live: SECTIONS },
  editString: { code: 21, log: 'project', userField: null, live: TEXT },
  editTranslation: { code: 22, log: 'project', userField: null, live: TEXT },
  rearrange: { code: 23, log: 'project', userField: null, live: STRINGS },
  editEntry: { code: 24, log: 'project', userField: null, live: ENTRY },
  editComment: { code: 25, log: 'project', userField: null, live: COMMENT },
  deleteSection: { code: 26, log: 'project', userField: null, live: withDeleted(SECTIONS) },
  deleteString: {
    code: 27,
    log: 'project',
    userField: null,
    live: withDeleted({ isPublicEvent: true, changes: 'row', isReordering: true, topics: ['statistics'] }),
  },
  deleteTranslation: { code: 28, log: 'project', userField: null, live: withDeleted(TEXT) },
  deleteInvite: { code: 29, log: 'project', userField: 'i', live: INVITE },
  deleteRole: { code: 30, log: 'project', userField: null, live: ROLE },
  leave: { code: 31, log: 'project', userField: 'm', live: LEAVING },
  kick: { code: 32, log: 'project', userField: 'k', live: LEAVING },
  deleteEntry: { code: 33, log: 'project', userField: null, live: withDeleted(ENTRY) },
  deleteComment: { code: 34, log: 'project', userField: null, live: withDeleted(COMMENT) },
  addCode: { code: 35, log: 'site', userField: null, live: NO_EFFECT },
  editUser: { code: 36, log: 'site', userField: 'm', live: NO_EFFECT },
  deleteProject: { code: 37, log: 'both', userField: null, live: HIDING },
  hideProject: { code: 38, log: 'both', userField: null, live: HIDING },
  restoreProject: { code: 39, log: 'both', userField: null, live: HIDING },
  removeTranslation: { code: 40, log: 'site', userField: 'm', live: NO_EFFECT },
  removeComment: { code: 41, log: 'site', userField: 'm', live: NO_EFFECT },
  removeProfile: { code: 42, log: 'site', userField: 'm', live: NO_EFFECT },
  restoreSection: {
    code: 43,
    log: 'project',
    userField: null,
    live: withDeleted({ ...SECTIONS, isReordering: true }),
  },
  restoreString: { code: 44, log: 'project', userField: null, live: withDeleted(STRINGS) },
  restoreTranslation: { code: 45, log: 'project', userField: null, live: withDeleted(TEXT) },
  restoreComment: { code: 46, log: 'project', userField: null, live: withDeleted(COMMENT) },
  restoreEntry: { code: 47, log: 'project', userField: null, live: withDeleted(ENTRY) },
  undeleteProject: {
    code: 48,
    log: 'both',
    userField: null,
    live: { isPublicEvent: false, topics: ['project'] },
  },
  runBatch: { code: 49, log: 'project', userField: 'm', live: NO_EFFECT },
  confirmTranslation: { code: 50, log: 'project', userField: null, live: TEXT },
  updateSource: {
    code: 51,
    log: 'project',
    userField: null,
    live: { isPublicEvent: false, topics: ['sections'] },
  },
  splitString: { code: 52, log: 'project', userField: null, live: PARTS },
  mergeStrings: { code: 53, log: 'project', userField: null, live: PARTS },
  addSharedWord: { code: 54, log: 'project', userField: null, live: SHARED_WORD },
  editSharedWord: { code: 55, log: 'project', userField: null, live: SHARED_WORD },
  deleteSharedWord: { code: 56, log: 'project', userField: null, live: SHARED_WORD },
  decideReports: { code: 57, log: 'site', userField: 'm', live: NO_EFFECT },
  askDeletion: { code: 60, log: 'site', userField: 'm', live: NO_EFFECT },
  cancelDeletion: { code: 61, log: 'site', userField: 'm', live: NO_EFFECT },
  deleteUser: { code: 62, log: 'site', userField: 'm', live: NO_EFFECT },
  addWebhook: { code: 67, log: 'project', userField: null, live: NO_EFFECT },
  editWebhook: { code: 68, log: 'project', userField: null, live: NO_EFFECT },
  deleteWebhook: { code: 69, log: 'project', userField: null, live: NO_EFFECT },
  disableWebhook: { code: 70, log: 'project', userField: null, live: NO_EFFECT },
  assignSection: { code: 71, log: 'project', userField: 'm', live: ASSIGNMENT },
  editAssignment: { code: 72, log: 'project', userField: 'm', live: ASSIGNMENT },
  unassignSection: { code: 73, log: 'project', userField: 'm', live: ASSIGNMENT },
  dismissFinding: { code: 76, log: 'project', userField: null, live: FINDING },
  restoreFinding: { code: 77, log: 'project', userField: null, live: FINDING },
} as const satisfies Record<string, EventRow>;

export type EventKind = keyof typeof EVENTS;

const KINDS_BY_CODE = new Map<number, EventKind>(
  Object.entries(EVENTS).map(([kind, { code }]) => [code, kind as EventKind]),
);

/** The kind of a code; undefined if there is none. */
export const eventKindOf = (code: number): EventKind | undefined => KINDS_BY_CODE.get(code);

/** Every kind, ordered by code. */
export const EVENT_KINDS = Object.keys(EVENTS) as readonly EventKind[];

/** Kinds of entries in the site's log. */
export type SiteEventKind = {
  [Kind in EventKind]: (typeof EVENTS)[Kind]['log'] extends 'project' ? never : Kind;
}[EventKind];

/** Kinds of entries in a project's log. */
export type ProjectEventKind = {
  [Kind in EventKind]: (typeof EVENTS)[Kind]['log'] extends 'site' ? never : Kind;
}[EventKind];

/** The effect of an event on open pages; none if its kind is unknown. */
export const liveEffectOf = (kind: EventKind | undefined): LiveEffect =>
  kind ? EVENTS[kind].live : NO_EFFECT;
