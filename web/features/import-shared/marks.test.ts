import { expect, test } from 'vitest';
import { marksOf } from './marks.ts';

test('of several things said of a line the error outweighs the warning', () => {
  const marks = marksOf([
    [3, 'warning'],
    [3, 'error'],
    [3, 'warning'],
    [5, 'warning'],
  ]);
  expect([...marks]).toEqual([
    [3, 'error'],
    [5, 'warning'],
  ]);
});
