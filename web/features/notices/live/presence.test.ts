import { expect, test } from 'vitest';
import { NOBODY, newlyTyping, othersFrom, type Person } from './presence.ts';

const person = (id: number, string_id: number | null, is_writing = false): Person => ({
  user: { id, username: `user_${id}` },
  avatar_image: null,
  avatar_generated: '',
  string_id,
  is_writing,
});

const anna = 1;

test('the reader is not among the others, nor counted', () => {
  const others = othersFrom({ people: [person(anna, 7), person(2, 7)], amount: 2 }, anna, NOBODY);
  expect(others.people.map(({ user }) => user.id)).toEqual([2]);
  expect(others.amount).toBe(1);
  expect(others.byString.get(7)?.map(({ user }) => user.id)).toEqual([2]);
});

test('of very many not all are named, and all are counted', () => {
  expect(othersFrom({ people: [person(2, null)], amount: 900 }, anna, NOBODY).amount).toBe(900);
});

test('a string where nothing has changed keeps its list', () => {
  const before = othersFrom({ people: [person(2, 7), person(3, 8)], amount: 2 }, anna, NOBODY);
  const now = othersFrom({ people: [person(2, 7), person(3, 8, true)], amount: 2 }, anna, before);
  expect(now.byString.get(7)).toBe(before.byString.get(7));
  expect(now.byString.get(8)).not.toBe(before.byString.get(8));
});

test('who begins to write is told once', () => {
  const before = othersFrom({ people: [person(2, 7)], amount: 1 }, anna, NOBODY);
  const now = othersFrom({ people: [person(2, 7, true)], amount: 1 }, anna, before);
  expect(newlyTyping(before, now, 7).map(({ user }) => user.id)).toEqual([2]);
  expect(newlyTyping(before, now, 8)).toEqual([]);
  expect(newlyTyping(now, now, 7)).toEqual([]);
});
