import { expect, test } from 'vitest';
import { stateOfCode } from './code-state.ts';

test.each([
  [1, 1000, 'open'],
  [1, 999, 'expired'],
  [0, 1000, 'usedUp'],
  [0, 999, 'usedUp'],
])('a code with %d uses left until %d is, at 1000, %s', (amount, last_until, state) => {
  expect(stateOfCode({ amount, last_until }, 1000)).toBe(state);
});
