import type { LogKind } from './log.ts';

/** Lists that a page fetches again when an event names them; each page knows which of them it shows. */
export const LIVE_TOPICS = [
  'project',
  'sections',
  'members',
  'invites',
  'dictionary',
  'log',
  'statistics',
] as const;

export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** What a line of the log means to whoever watches its project (live.2). */
type Effect = {
  /** Whether who did it, and to what, is told: only where everyone who reads the texts may know of it. */
  readonly isTold: boolean;
  /** What of its string changed: the row with its translations, a comment on it, or both. */
  readonly changes?: 'row' | 'comment';
  /** Whether the strings of its section are others now, or in another order. */
  readonly isReordering?: true;
  /** Whether somebody may see less than before (live.5): open streams are judged again. */
  readonly isJudging?: true;
  /** Beside the log, which every line changes. */
  readonly topics: readonly LiveTopic[];
};

const TEXT = { isTold: true, changes: 'row', topics: ['statistics'] } as const;
const COMMENT = { isTold: true, changes: 'comment', topics: ['statistics'] } as const;
const STRINGS = { isTold: true, isReordering: true, topics: ['statistics'] } as const;
const SECTIONS = { isTold: true, topics: ['sections', 'statistics'] } as const;
const ENTRY = { isTold: true, topics: ['dictionary'] } as const;
const MEMBER = { isTold: false, topics: ['members', 'statistics'] } as const;
const PARTING = { isTold: false, isJudging: true, topics: ['members', 'statistics'] } as const;
const INVITE = { isTold: false, topics: ['invites'] } as const;
const ENTERING = { isTold: false, topics: ['invites', 'members', 'statistics'] } as const;
const HIDING = { isTold: false, isJudging: true, topics: ['project'] } as const;
const NOTHING = { isTold: false, topics: [] } as const;

/** What each kind of line brings to open pages. Moves of strings show in the line itself. */
export const LIVE_EFFECTS = {
  createUser: NOTHING,
  createProject: NOTHING,
  addSection: SECTIONS,
  addStrings: STRINGS,
  addTranslation: TEXT,
  addRole: NOTHING,
  invite: INVITE,
  join: ENTERING,
  requestInvite: INVITE,
  resolveInvite: ENTERING,
  resolveRequest: ENTERING,
  grantRole: MEMBER,
  vote: TEXT,
  unvote: TEXT,
  approve: TEXT,
  unapprove: TEXT,
  addEntry: ENTRY,
  addComment: COMMENT,
  editProject: { isTold: false, isJudging: true, topics: ['project', 'members'] },
  editRole: NOTHING,
  editSection: SECTIONS,
  editString: TEXT,
  editTranslation: TEXT,
  rearrange: STRINGS,
  editEntry: ENTRY,
  editComment: COMMENT,
  deleteSection: SECTIONS,
  deleteString: { isTold: true, changes: 'row', isReordering: true, topics: ['statistics'] },
  deleteTranslation: TEXT,
  deleteInvite: INVITE,
  deleteRole: NOTHING,
  leave: PARTING,
  kick: PARTING,
  deleteEntry: ENTRY,
  deleteComment: COMMENT,
  addCode: NOTHING,
  editUser: NOTHING,
  deleteProject: NOTHING,
  hideProject: HIDING,
  restoreProject: HIDING,
  removeTranslation: NOTHING,
  removeComment: NOTHING,
  removeProfile: NOTHING,
} as const satisfies Record<LogKind, Effect>;

/** What a kind of line brings; nothing for a code that has none. */
export function liveEffectOf(kind: LogKind | undefined): Effect {
  return kind ? LIVE_EFFECTS[kind] : NOTHING;
}
