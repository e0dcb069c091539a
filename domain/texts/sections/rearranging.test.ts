import { expect, test } from 'vitest';
import { isRearranged, isSameOrder, whyNotRearrange, withMoved } from './rearranging.ts';

test.each([
  [[3, 1, 2], true],
  [[1, 2, 3], true],
  [[1, 2], false],
  [[1, 2, 3, 4], false],
  [[1, 2, 2], false],
  [[1, 2, 4], false],
  [[1, 2, 3, 3], false],
  [[], false],
])('a reorder list holds exactly the present ids: %j', (wanted, isOne) => {
  expect(isRearranged(wanted, [1, 2, 3])).toBe(isOne);
});

test('nothing is a rearrangement of nothing', () => {
  expect(isRearranged([], [])).toBe(true);
});

test.each([
  [[1, 2], true],
  [[2, 1], false],
  [[1], false],
])('%j is in the order of [1, 2]: %s', (order, isSame) => {
  expect(isSameOrder(order, [1, 2])).toBe(isSame);
});

const section = (strings_amount: number) => ({ stats: { strings_amount } });

test.each([
  [[section(2)], false, undefined],
  [[section(2)], true, 'filtered'],
  [[section(2), section(2)], false, 'sections'],
  [[], false, 'sections'],
  [[section(1)], false, 'few'],
])('strings of %j, filtered: %j, are not put in another order because of %j', (sections, isFiltered, why) => {
  expect(whyNotRearrange(sections, isFiltered)).toBe(why);
});

test.each([
  [1, 1, [2, 1, 3]],
  [1, 2, [2, 3, 1]],
  [3, 0, [3, 1, 2]],
  [1, -1, [1, 2, 3]],
  [3, 3, [1, 2, 3]],
])('of 1, 2, 3 the %d put at place %d makes %j', (id, to, order) => {
  expect(withMoved([1, 2, 3], id, to)).toEqual(order);
});
