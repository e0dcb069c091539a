import { expect, test } from 'vitest';
import { neededScope } from './scopes.ts';

const CALLS = [
  ['reading', { method: 'GET' }, 'read'],
  ['reading what translators need', { method: 'GET', permission: 'can_translate' }, 'read'],
  ['reading what managers alone may', { method: 'GET', permission: 'can_see_logs' }, 'manage'],
  ['translating', { method: 'POST', permission: 'can_translate' }, 'translate'],
  ['keeping read marks', { method: 'POST', isPersonal: true }, 'translate'],
  ['managing strings', { method: 'DELETE', permission: 'can_manage_strings' }, 'manage'],
  ['any other write', { method: 'PATCH' }, 'manage'],
] as const;

test.each(CALLS)('%s needs its scope', (_, call, scope) => {
  expect(neededScope({ permission: undefined, isPersonal: false, ...call })).toBe(scope);
});
