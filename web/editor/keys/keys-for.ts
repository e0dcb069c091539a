import type { Project } from '#contract/projects.ts';
import { can, type Permission, type Viewer } from '#domain/roles.ts';
import { mayWriteHere } from '../../project/standing.ts';
import { KEY_TABLE, type KeyName } from './keys.ts';

/** The permissions for a shortcut, any of which is enough; shortcuts that only show something need none. */
const NEEDED: Partial<Record<KeyName, readonly Permission[]>> = {
  saveAndNext: ['can_translate'],
  saveAndStay: ['can_translate'],
  copySource: ['can_translate'],
  markInitial: ['can_translate'],
  leave: ['can_translate'],
  approve: ['can_approve', 'can_self_approve'],
  voteFor: ['can_translate'],
  voteAgainst: ['can_manage_translations'],
  editVersion: ['can_translate'],
  editString: ['can_manage_strings'],
  addString: ['can_manage_strings'],
  moveMode: ['can_manage_strings'],
};

/** The shortcuts that this user can use here, by role and project status (DECISIONS §2, §3). */
export function keysFor(viewer: Viewer, project: Pick<Project, 'status'>): ReadonlySet<KeyName> {
  const mayWrite = mayWriteHere(viewer, project);
  const isTheirs = (name: KeyName) =>
    NEEDED[name]?.some((permission) => mayWrite && can(viewer.role, permission)) ?? true;
  return new Set(KEY_TABLE.map(([name]) => name).filter(isTheirs));
}
