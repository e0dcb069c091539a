import { EVENT_KINDS, EVENTS, type EventKind, type ProjectEventKind } from './kinds.ts';
import { LOG_CODES } from './log.ts';

/** A kind of entry in a project's log. */
export type ProjectKind = ProjectEventKind;

/** All kinds of entries in a project's log. */
export const PROJECT_KINDS = EVENT_KINDS.filter((kind): kind is ProjectKind => EVENTS[kind].log !== 'site');

/** The groups of kinds in the filter of the log and for webhooks, in order. */
export const KIND_GROUPS = [
  'translations',
  'approvals',
  'votes',
  'comments',
  'strings',
  'sections',
  'dictionary',
  'members',
  'project',
] as const;

export type KindGroup = (typeof KIND_GROUPS)[number];

const GROUP_OF = {
  addTranslation: 'translations',
  editTranslation: 'translations',
  deleteTranslation: 'translations',
  restoreTranslation: 'translations',
  approve: 'approvals',
  unapprove: 'approvals',
  confirmTranslation: 'approvals',
  vote: 'votes',
  unvote: 'votes',
  addComment: 'comments',
  editComment: 'comments',
  deleteComment: 'comments',
  restoreComment: 'comments',
  addStrings: 'strings',
  editString: 'strings',
  deleteString: 'strings',
  restoreString: 'strings',
  splitString: 'strings',
  mergeStrings: 'strings',
  dismissFinding: 'strings',
  restoreFinding: 'strings',
  rearrange: 'strings',
  runBatch: 'strings',
  updateSource: 'strings',
  addSection: 'sections',
  editSection: 'sections',
  deleteSection: 'sections',
  restoreSection: 'sections',
  assignSection: 'sections',
  editAssignment: 'sections',
  unassignSection: 'sections',
  addEntry: 'dictionary',
  editEntry: 'dictionary',
  deleteEntry: 'dictionary',
  restoreEntry: 'dictionary',
  addSharedWord: 'dictionary',
  editSharedWord: 'dictionary',
  deleteSharedWord: 'dictionary',
  invite: 'members',
  join: 'members',
  requestInvite: 'members',
  resolveInvite: 'members',
  resolveRequest: 'members',
  addRole: 'members',
  editRole: 'members',
  deleteRole: 'members',
  grantRole: 'members',
  deleteInvite: 'members',
  leave: 'members',
  kick: 'members',
  createProject: 'project',
  editProject: 'project',
  hideProject: 'project',
  restoreProject: 'project',
  deleteProject: 'project',
  undeleteProject: 'project',
  addWebhook: 'project',
  editWebhook: 'project',
  deleteWebhook: 'project',
  disableWebhook: 'project',
} as const satisfies Record<ProjectKind, KindGroup>;

/** The group of a kind; undefined if it is not in a project's log. */
export const groupOf = (kind: EventKind): KindGroup | undefined =>
  (GROUP_OF as Partial<Record<EventKind, KindGroup>>)[kind];

/** The kinds of a group. */
export const kindsIn = (group: KindGroup): ProjectKind[] =>
  PROJECT_KINDS.filter((kind) => GROUP_OF[kind] === group);

/** The codes of a kind, or of all kinds of a group; undefined for a name that is neither. */
export function codesOf(name: string): number[] | undefined {
  const group = KIND_GROUPS.find((group) => group === name);
  const kinds = group ? kindsIn(group) : PROJECT_KINDS.filter((kind) => kind === name);
  return kinds.length === 0 ? undefined : kinds.map((kind) => LOG_CODES[kind]);
}
