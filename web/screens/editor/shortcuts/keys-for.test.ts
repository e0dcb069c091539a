import { expect, test } from 'vitest';
import type { ProjectStatus } from '#domain/core/access/project-status.ts';
import { fixedRoleNamed } from '#domain/core/access/roles.ts';
import { KEY_TABLE, type KeyName } from '../../../ui/shortcuts/keys.ts';
import { keysFor } from './keys-for.ts';

const LOOKING: readonly KeyName[] = [
  'previousString',
  'nextString',
  'nextUntranslated',
  'previousPage',
  'nextPage',
  'filter',
  'showChanges',
  'palette',
  'nextRow',
  'previousRow',
  'firstRow',
  'lastRow',
  'nextControl',
  'previousControl',
  'sheet',
  'chooseTranslation',
  'comments',
  'history',
  'dictionary',
  'layout',
];
const TRANSLATING: readonly KeyName[] = [
  'saveAndNext',
  'saveAndStay',
  'copySource',
  'markInitial',
  'fixFinding',
  'insertMark',
  'leave',
  'writeInRow',
  'voteFor',
  'editTranslation',
  'drafts',
  'undo',
  'redo',
  'selectMode',
  'findReplace',
  'splitString',
];
const ALL = KEY_TABLE.map(([name]) => name);

const keysOf = (name: string, status: ProjectStatus = 'opened') =>
  [...keysFor({ id: 1, role: fixedRoleNamed(name) }, { status })].sort();

test.each<[string, ProjectStatus, readonly KeyName[]]>([
  ['nobody there', 'opened', LOOKING],
  ['translator', 'opened', [...LOOKING, ...TRANSLATING]],
  ['proficient', 'opened', [...LOOKING, ...TRANSLATING, 'approve']],
  ['redactor', 'opened', ALL],
  ['owner', 'opened', ALL],
  ['redactor', 'frozen', LOOKING],
  ['owner', 'frozen', ALL],
  ['owner', 'closed', LOOKING],
])('the sheet of keys has for %s of an %s project the keys that work for them', (name, status, keys) => {
  expect(keysOf(name, status)).toEqual([...keys].sort());
});

test('while strings are moved the sheet has what works then alone', () => {
  const owner = { id: 1, role: fixedRoleNamed('owner') };
  const keys = keysFor(owner, { status: 'opened' }, { mode: 'move', layout: 'beside', isPhone: false });
  expect([...keys].sort()).toEqual(['moveMode', 'saveAndNext', 'sheet']);
});

test('without room beside the list, the form of a string leaves no keys for its translations', () => {
  const owner = { id: 1, role: fixedRoleNamed('owner') };
  const keysIn = (layout: 'beside' | 'over') =>
    keysFor(owner, { status: 'opened' }, { mode: 'edit', layout, isPhone: layout === 'over' });
  expect(keysIn('beside')).toContain('approve');
  expect(keysIn('over')).not.toContain('approve');
  expect(keysIn('over')).toContain('saveAndNext');
  expect(keysIn('beside')).toContain('layout');
  expect(keysIn('over')).not.toContain('layout');
});
