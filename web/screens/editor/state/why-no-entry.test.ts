import { expect, test } from 'vitest';
import type { RoleId } from '#domain/access/roles.ts';
import { whyNoEntry } from './why-no-entry.ts';

const translator = { id: 1, role: 4 satisfies RoleId } as const;
const owner = { id: 2, role: 0 satisfies RoleId } as const;

test('only members write translations', () => {
  expect(whyNoEntry({ id: undefined, role: undefined }, { status: 'opened' })).toBe('members');
  expect(whyNoEntry({ id: 3, role: undefined }, { status: 'closed' })).toBe('members');
  expect(whyNoEntry(translator, { status: 'opened' })).toBeUndefined();
});

test('in a paused project those who manage it write, in a finished one nobody', () => {
  expect([translator, owner].map((viewer) => whyNoEntry(viewer, { status: 'frozen' }))).toEqual([
    'frozen',
    undefined,
  ]);
  expect(whyNoEntry(owner, { status: 'closed' })).toBe('closed');
});
