import { expect, test } from 'vitest';
import { ROLES } from '../../core/access/roles.ts';
import { mayVote, whyNotVote } from './votes.ts';

const others = { author_id: 2 };
const rolesThatVote = (isMinus: boolean) =>
  ROLES.filter((role) => mayVote({ id: 1, role }, others, isMinus)).map(({ id }) => id);

test('every member votes for others’ translations, managers of translations against them too', () => {
  expect(rolesThatVote(false)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(rolesThatVote(true)).toEqual([0, 1, 2, 3]);
});

test('nobody votes on their own translation', () => {
  for (const role of ROLES) {
    expect(whyNotVote({ id: 2, role }, others, false)).toBe('own');
    expect(mayVote({ id: 2, role }, others, true)).toBe(false);
  }
});

test('a role without the vote is refused as such', () => {
  expect(whyNotVote({ id: 1, role: ROLES[4] }, others, true)).toBe('role');
  expect(whyNotVote({ id: 1, role: undefined }, others, false)).toBe('role');
});
