import { expect, test } from 'vitest';
import { isSameOrder, withMoved } from './order.ts';

test.each([
  [1, 1, [2, 1, 3]],
  [1, 2, [2, 3, 1]],
  [3, 0, [3, 1, 2]],
  [1, -1, [1, 2, 3]],
  [3, 3, [1, 2, 3]],
])('of 1, 2, 3 the %d put at place %d makes %j', (id, to, order) => {
  expect(withMoved([1, 2, 3], id, to)).toEqual(order);
});

test('an order is the same with the same ids at the same places', () => {
  expect(isSameOrder([1, 2], [1, 2])).toBe(true);
  expect(isSameOrder([1, 2], [2, 1])).toBe(false);
  expect(isSameOrder([1, 2], [1, 2, 3])).toBe(false);
});
