import { expect, test } from 'vitest';
import { positionByKey } from './key-positions.ts';

test.each([
  ['ArrowDown', 4, 5],
  ['ArrowUp', 4, 3],
  ['ArrowUp', 0, 0],
  ['PageDown', 4, 14],
  ['PageDown', 95, 99],
  ['PageUp', 4, 0],
  ['Home', 50, 0],
  ['End', 50, 99],
  ['a', 50, undefined],
])('%s takes a line of a hundred from place %d to %j', (key, at, to) => {
  expect(positionByKey(key, at, 99)).toBe(to);
});
