import type { Project } from '#contract/projects.ts';
import { can, type Permission, type Viewer } from '#domain/roles.ts';
import { mayWriteHere } from '../../project/standing.ts';
import { KEY_TABLE, type KeyName } from './keys.ts';

/** The rights that let somebody use a key, any of them; a key that only looks at something is everyone's. */
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

/** The keys that do something for this person here, by their role and the project's status (DECISIONS §2, §3). */
export function keysFor(viewer: Viewer, project: Pick<Project, 'status'>): ReadonlySet<KeyName> {
  const mayWrite = mayWriteHere(viewer, project);
  const isTheirs = (name: KeyName) =>
    NEEDED[name]?.some((permission) => mayWrite && can(viewer.role, permission)) ?? true;
  return new Set(KEY_TABLE.map(([name]) => name).filter(isTheirs));
}
