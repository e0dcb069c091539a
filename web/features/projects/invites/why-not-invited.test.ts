import { expect, test } from 'vitest';
import { Failure, type FailureNote } from '../../../data/wire/failure.ts';
import { whyNotInvited } from './why-not-invited.ts';

test.each([
  [404, { key: 'user', kind: 'gone' }, 'gone'],
  [400, { key: 'user_id', kind: 'member' }, 'member'],
  [409, { key: 'user_id', kind: 'invited' }, 'invited'],
  [403, { key: 'user_id', kind: 'own' }, 'refused'],
  [403, { key: 'user_id', kind: 'banned' }, 'refused'],
  [403, { key: 'status', kind: 'frozen' }, undefined],
  [403, { key: 'role', kind: 'role' }, undefined],
  [404, { key: 'project', kind: 'gone' }, undefined],
  [0, { key: 'general', kind: 'offline' }, undefined],
] satisfies [number, FailureNote, string | undefined][])(
  'an invitation refused with %d %j is put down to %j',
  (status, note, refusal) => {
    expect(whyNotInvited(new Failure(status, [note]))).toBe(refusal);
  },
);
