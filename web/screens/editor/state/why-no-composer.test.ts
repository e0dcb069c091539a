import { expect, test } from 'vitest';
import { ROLES } from '#domain/core/access/roles.ts';
import { whyNoComposer } from './why-no-composer.ts';

const translator = { id: 1, role: ROLES[4] } as const;
const owner = { id: 2, role: ROLES[0] } as const;

test('only members write translations', () => {
  expect(whyNoComposer({ id: undefined, role: undefined }, { status: 'opened' })).toBe('members');
  expect(whyNoComposer({ id: 3, role: undefined }, { status: 'closed' })).toBe('members');
  expect(whyNoComposer(translator, { status: 'opened' })).toBeUndefined();
});

test('in a paused project those who manage it write, in a finished one nobody', () => {
  expect([translator, owner].map((viewer) => whyNoComposer(viewer, { status: 'frozen' }))).toEqual([
    'frozen',
    undefined,
  ]);
  expect(whyNoComposer(owner, { status: 'closed' })).toBe('closed');
});
