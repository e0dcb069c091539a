/**
 * The statuses of a project, in words of the interface: open, finished, paused. Each may follow any other
 * (projects.19).
 */
export const PROJECT_STATUSES = ['opened', 'closed', 'frozen'] as const;

export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/**
 * The kinds of writes that a status allows or refuses. `join`: joining, requesting, inviting; `answerInvite`: answering
 * an open invite or request; `content`: translations, votes, approvals, strings, sections, dictionary; `manage`:
 * settings, status, members' roles, deleting the project.
 */
export type WriteKind = 'join' | 'answerInvite' | 'content' | 'comment' | 'manage';

type InactiveStatus = Exclude<ProjectStatus, 'opened'>;
type Refused = 'everyone' | 'allButManagers' | 'nobody';

const REFUSES = {
  frozen: {
    join: 'everyone',
    answerInvite: 'nobody',
    content: 'allButManagers',
    comment: 'nobody',
    manage: 'nobody',
  },
  closed: {
    join: 'everyone',
    answerInvite: 'everyone',
    content: 'everyone',
    comment: 'everyone',
    manage: 'nobody',
  },
} as const satisfies Record<InactiveStatus, Record<WriteKind, Refused>>;

/** Why a status refuses a write: the kind of a 403 with key `status` (projects.21). The role is checked separately. */
export function whyNotWrite(
  status: ProjectStatus,
  act: WriteKind,
  hasManageProject: boolean,
): InactiveStatus | undefined {
  if (status === 'opened') return undefined;
  const refused: Refused = REFUSES[status][act];
  const isRefused = refused === 'everyone' || (refused === 'allButManagers' && !hasManageProject);
  return isRefused ? status : undefined;
}

/** Whether a status allows a write. The screen hides what would be refused. */
export function mayWrite(status: ProjectStatus, act: WriteKind, hasManageProject: boolean): boolean {
  return whyNotWrite(status, act, hasManageProject) === undefined;
}
