import { expect, test } from 'vitest';
import { ROLES } from '#domain/core/access/roles.ts';
import { whyNoComment } from './why-no-comment.ts';

const member = { id: 1, role: ROLES[4], limitations: 0 } as const;

test('members comment while the project is open or paused', () => {
  expect(whyNoComment(member, { status: 'opened' })).toBeUndefined();
  expect(whyNoComment(member, { status: 'frozen' })).toBeUndefined();
});

test('others read on, and are told why', () => {
  expect(whyNoComment({ ...member, role: undefined }, { status: 'opened' })).toBe('members');
  const reader = { id: 100, permissions: [] };
  expect(whyNoComment({ ...member, role: reader }, { status: 'opened' })).toBe('editors');
  expect(whyNoComment(member, { status: 'closed' })).toBe('finished');
  expect(whyNoComment({ ...member, limitations: 8 }, { status: 'opened' })).toBe('limited');
});
