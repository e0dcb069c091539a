import type { Project } from '#contract/projects/projects.ts';
import { hasPermission, type Permission, type Viewer } from '#domain/core/access/roles.ts';
import { statusAllowsTranslating } from '../../../data/access/access.ts';
import { KEY_TABLE, KEYS, type KeyName } from '../../../ui/shortcuts/keys.ts';
import type { EditorMode } from '../state/string-management.ts';
import type { Layout } from '../state/use-layout.ts';

/** The permissions for a shortcut, any of which is enough; shortcuts that only show something need none. */
const NEEDED: Partial<Record<KeyName, readonly Permission[]>> = {
  saveAndNext: ['can_translate'],
  saveAndStay: ['can_translate'],
  copySource: ['can_translate'],
  markInitial: ['can_translate'],
  fixFinding: ['can_translate'],
  insertMark: ['can_translate'],
  leave: ['can_translate'],
  writeInRow: ['can_translate'],
  approve: ['can_approve', 'can_self_approve'],
  voteFor: ['can_translate'],
  voteAgainst: ['can_manage_translations'],
  editTranslation: ['can_translate'],
  undo: ['can_translate'],
  redo: ['can_translate'],
  drafts: ['can_translate'],
  editString: ['can_manage_strings'],
  addString: ['can_manage_strings'],
  // Of a long string.
  splitString: ['can_translate'],
  mergeStrings: ['can_manage_strings'],
  moveMode: ['can_manage_strings'],
  selectMode: ['can_translate'],
  findReplace: ['can_translate'],
};

/** The mode of the editor, and where the chosen string is. */
export type KeyContext = { mode: EditorMode; layout: Layout; isPhone: boolean };

const NORMAL: KeyContext = { mode: 'normal', layout: 'beside', isPhone: false };

/** The shortcuts of the move mode, in addition to those of its lines. */
const WHILE_MOVING: ReadonlySet<KeyName> = new Set(['saveAndNext', 'moveMode', 'sheet']);

/** The shortcuts of what is written for a string. */
const OF_COMPOSER: ReadonlySet<KeyName> = new Set(['copySource', 'markInitial', 'insertMark', 'fixFinding']);

/** Whether a shortcut does something now. Over the list, the form of a string covers its translations and the composer. */
function isShown(name: KeyName, { mode, layout, isPhone }: KeyContext): boolean {
  if (mode === 'move') return WHILE_MOVING.has(name);
  if (mode === 'select') return name === 'selectMode' || name === 'sheet';
  if (mode === 'find') return name === 'findReplace' || name === 'sheet';
  if (name === 'layout') return !isPhone;
  if (mode === 'normal' || layout !== 'over') return true;
  return KEYS[name].group !== 'translations' && !OF_COMPOSER.has(name);
}

/** The shortcuts that this user can use here and now, by role and project status (editor.37). */
export function keysFor(
  viewer: Viewer,
  project: Pick<Project, 'status'>,
  now: KeyContext = NORMAL,
): ReadonlySet<KeyName> {
  const mayWrite = statusAllowsTranslating(viewer, project);
  const isTheirs = (name: KeyName) =>
    NEEDED[name]?.some((permission) => mayWrite && hasPermission(viewer.role, permission)) ?? true;
  return new Set(KEY_TABLE.map(([name]) => name).filter((name) => isTheirs(name) && isShown(name, now)));
}
