/**
 * What may stand in the log, by code (log.3): a kind's code is its place here. From 38 on they are ours. Codes 5, 19
 * and 30 are kept for custom roles and never written yet (log.5).
 */
export const LOG_KINDS = [
  'createUser',
  'createProject',
  'addSection',
  'addStrings',
  'addTranslation',
  'addRole',
  'invite',
  'join',
  'requestInvite',
  'resolveInvite',
  'resolveRequest',
  'grantRole',
  'vote',
  'unvote',
  'approve',
  'unapprove',
  'addEntry',
  'addComment',
  'editProject',
  'editRole',
  'editSection',
  'editString',
  'editTranslation',
  'rearrange',
  'editEntry',
  'editComment',
  'deleteSection',
  'deleteString',
  'deleteTranslation',
  'deleteInvite',
  'deleteRole',
  'leave',
  'kick',
  'deleteEntry',
  'deleteComment',
  'addCode',
  'editUser',
  'deleteProject',
  'hideProject',
  'restoreProject',
  'removeTranslation',
  'removeComment',
  'removeProfile',
] as const;

export type LogKind = (typeof LOG_KINDS)[number];

/** The code of each kind: what the log stores. */
export const LOG_CODES = codesOf(LOG_KINDS);

/** Kinds of the log that site administrators read (log.13): deeds of no project, and theirs in a project. */
export const SITE_LOG_KINDS = [
  'createUser',
  'addCode',
  'editUser',
  'deleteProject',
  'hideProject',
  'restoreProject',
  'removeTranslation',
  'removeComment',
  'removeProfile',
] as const satisfies LogKind[];

/** Of them, those that stand in the log of the project too. */
export const SHARED_LOG_KINDS = ['hideProject', 'restoreProject'] as const satisfies LogKind[];

/**
 * The letter under which an entry names the user that a deed was done to (log.1): `i` invited, `k` kicked, `m` a member; null
 * where it is done to nobody.
 */
export const LOG_LETTERS = {
  createUser: 'm',
  createProject: null,
  addSection: null,
  addStrings: null,
  addTranslation: null,
  addRole: null,
  invite: 'i',
  join: 'm',
  requestInvite: 'i',
  resolveInvite: 'i',
  resolveRequest: 'i',
  grantRole: 'm',
  vote: null,
  unvote: null,
  approve: null,
  unapprove: null,
  addEntry: null,
  addComment: null,
  editProject: 'm',
  editRole: null,
  editSection: null,
  editString: null,
  editTranslation: null,
  rearrange: null,
  editEntry: null,
  editComment: null,
  deleteSection: null,
  deleteString: null,
  deleteTranslation: null,
  deleteInvite: 'i',
  deleteRole: null,
  leave: 'm',
  kick: 'k',
  deleteEntry: null,
  deleteComment: null,
  addCode: null,
  editUser: 'm',
  deleteProject: null,
  hideProject: null,
  restoreProject: null,
  removeTranslation: 'm',
  removeComment: 'm',
  removeProfile: 'm',
} as const satisfies Record<LogKind, 'i' | 'k' | 'm' | null>;

/** The kind of a code; undefined when there is none. */
export function logKindOf(code: number): LogKind | undefined {
  return LOG_KINDS[code];
}

/** Log lines as far as grouping goes: code and actor. */
export type Groupable = { readonly w: number; readonly u: { readonly id: number } | number | null };

/** Lines in a row with the same code and actor, as one with a count (log.11). */
export function groupEntries<T extends Groupable>(entries: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    const first = group?.[0];
    if (group && first && first.w === entry.w && actorOf(first) === actorOf(entry)) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

function actorOf({ u }: Groupable): number | null {
  return typeof u === 'object' ? (u?.id ?? null) : u;
}

/** Each name with its place; that every name is there, the type system can't see by itself. */
function codesOf<K extends string>(names: readonly K[]): Readonly<Record<K, number>> {
  return Object.fromEntries(names.map((name, at) => [name, at])) as Record<K, number>;
}
