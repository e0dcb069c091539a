import { expect, test } from 'vitest';
import type { ProjectStatus } from '#domain/project-status.ts';
import { ROLES } from '#domain/roles.ts';
import { KEY_TABLE, type KeyName } from './keys.ts';
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
  'sheet',
  'chooseVersion',
  'comments',
  'dictionary',
];
const TRANSLATING: readonly KeyName[] = [
  'saveAndNext',
  'saveAndStay',
  'copySource',
  'markInitial',
  'leave',
  'voteFor',
  'editVersion',
];
const ALL = KEY_TABLE.map(([name]) => name);

const keysOf = (name: string, status: ProjectStatus = 'opened') =>
  [...keysFor({ id: 1, role: ROLES.find((role) => role.name === name)?.id }, { status })].sort();

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
