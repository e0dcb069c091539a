import { expect, test } from 'vitest';
import { idRuns } from './id-runs.ts';

test.each([
  [[], [], []],
  [[7], [7], [7]],
  [[3, 1, 2], [1], [3]],
  [[1, 3, 5], [1], [5]],
  [
    [1, 4, 5, 10],
    [1, 4, 10],
    [1, 5, 10],
  ],
])('the runs of %j begin with %j and end with %j', (ids, firsts, lasts) => {
  expect(idRuns(ids)).toEqual({ firsts, lasts });
});
