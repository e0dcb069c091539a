import { expect, test } from 'vitest';
import { lineMarks } from './line-marks.ts';

test('of several things said of a line the error outweighs the warning', () => {
  const marks = lineMarks([
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
