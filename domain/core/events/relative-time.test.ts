import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../units.ts';
import { relativeTimeOf } from './relative-time.ts';

test.each([
  [0, 0, 'second', false],
  [59_999, 59, 'second', false],
  [MINUTE, 1, 'minute', false],
  [60 * MINUTE - 1, 59, 'minute', false],
  [HOUR, 1, 'hour', false],
  [24 * HOUR - 1, 23, 'hour', false],
  [DAY, 1, 'day', true],
  [30 * DAY - 1, 29, 'day', true],
  [30 * DAY, 1, 'month', true],
  [359 * DAY, 11, 'month', true],
  [360 * DAY, 1, 'year', true],
  [3600 * DAY, 10, 'year', true],
  [-5 * MINUTE, 0, 'second', false],
])('%i ms ago is %i %s, with a time of day: %s', (ms, count, unit, withTime) => {
  const now = 1_700_000_000_000;
  expect(relativeTimeOf(now - ms, now)).toEqual({ unit, count, withTime });
});
