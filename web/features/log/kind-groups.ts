import { LOG_CODES } from '#domain/events/log.ts';
import { PROJECT_KINDS, type ProjectKind } from './log-event.ts';

/** The groups of kinds in the filter, in order. */
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
  rearrange: 'strings',
  runBatch: 'strings',
  updateSource: 'strings',
  addSection: 'sections',
  editSection: 'sections',
  deleteSection: 'sections',
  restoreSection: 'sections',
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
} as const satisfies Record<ProjectKind, KindGroup>;

/** The kinds of a group. */
export const kindsIn = (group: KindGroup): ProjectKind[] =>
  PROJECT_KINDS.filter((kind) => GROUP_OF[kind] === group);

/** The codes of a kind, or of all kinds of a group; undefined for a name that is neither. */
export function codesOf(name: string): number[] | undefined {
  const group = KIND_GROUPS.find((group) => group === name);
  const kinds = group ? kindsIn(group) : PROJECT_KINDS.filter((kind) => kind === name);
  return kinds.length === 0 ? undefined : kinds.map((kind) => LOG_CODES[kind]);
}
