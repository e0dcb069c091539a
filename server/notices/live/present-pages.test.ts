import { expect, test } from 'vitest';
import { LIMITS } from '#domain/core/limits.ts';
import { createPresentPages } from './present-pages.ts';

const pageOf = (id: number, client = 'a_page', more = {}) => ({
  project: 1,
  user: { id, username: `user_${id}`, avatar_image: null },
  client,
  string_id: 5,
  is_writing: false,
  ...more,
});

test('a page is present for a while, and longer while its stream is open', () => {
  const present = createPresentPages();
  present.show(pageOf(1), 0);
  present.show(pageOf(2), 0);
  present.renew({ project: 1, user_id: 2, client: 'a_page' }, LIMITS.presenceLasts - 1);
  expect(present.sweep(LIMITS.presenceLasts - 1)).toEqual([]);
  expect(present.sweep(LIMITS.presenceLasts)).toEqual([1]);
  expect(present.peopleIn(1).people.map(({ user }) => user.id)).toEqual([2]);
  expect(present.sweep(2 * LIMITS.presenceLasts)).toEqual([1]);
  expect([present.peopleIn(1).amount, present.amount()]).toEqual([0, 0]);
});

test('writing expires unless it is repeated', () => {
  const present = createPresentPages();
  present.show(pageOf(1, 'a_page', { is_writing: true }), 0);
  expect(present.sweep(LIMITS.writingLasts - 1)).toEqual([]);
  expect(present.peopleIn(1).people[0]?.is_writing).toBe(true);
  expect(present.sweep(LIMITS.writingLasts)).toEqual([1]);
  expect(present.peopleIn(1).people[0]?.is_writing).toBe(false);
});

test('showing the same again changes nothing', () => {
  const present = createPresentPages();
  expect(present.show(pageOf(1), 0)).toBe(true);
  expect(present.show(pageOf(1), 1)).toBe(false);
  expect(present.show(pageOf(1, 'a_page', { string_id: 6 }), 2)).toBe(true);
  expect(present.leave({ project: 1, user_id: 1, client: 'another' })).toBe(false);
  expect(present.leave({ project: 1, user_id: 1, client: 'a_page' })).toBe(true);
});

test('the first of many users are named, and all are counted', () => {
  const present = createPresentPages();
  const many = LIMITS.presentShown + 50;
  for (let id = 1; id <= many; id++) present.show(pageOf(id), 0);
  const { people, amount } = present.peopleIn(1);
  expect([people.length, amount]).toEqual([LIMITS.presentShown, many]);
});

test('the pages of a user and of a project are limited', () => {
  const present = createPresentPages();
  for (let n = 0; n < 100; n++) present.show(pageOf(1, `page_number_${n}`), n);
  expect(present.amount()).toBe(LIMITS.presentPagesPerUser);
  // The newest are kept.
  expect(present.page({ project: 1, user_id: 1, client: 'page_number_99' })).toBeDefined();
  expect(present.page({ project: 1, user_id: 1, client: 'page_number_0' })).toBeUndefined();
  for (let id = 2; id < LIMITS.presentPages + 100; id++) present.show(pageOf(id), 0);
  expect(present.amount()).toBe(LIMITS.presentPages);
});
