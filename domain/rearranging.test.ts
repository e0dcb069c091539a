import { expect, test } from 'vitest';
import { isRearranged, isSameOrder } from './rearranging.ts';

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
