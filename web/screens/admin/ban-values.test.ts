import { expect, test } from 'vitest';
import { DAY } from '#domain/core/units.ts';
import { banOf, banValuesOf, dayOf } from './ban-values.ts';

const now = new Date(2027, 2, 1, 12).getTime();

test.each([
  ['never', null],
  ['day', now + DAY],
  ['week', now + 7 * DAY],
  ['month', now + 30 * DAY],
  ['date', new Date(2027, 2, 5, 23, 59, 59).getTime()],
] as const)('a ban that ends by “%s”', (end, banned_until) => {
  expect(banOf({ reason: 'Spam', end, date: '2027-03-05' }, now)).toEqual({
    banned: true,
    ban_reason: 'Spam',
    banned_until,
  });
});

test.each(['', '2027-02-28', 'x'])('a missing or past date is no end of a ban: %j', (date) => {
  expect(banOf({ reason: '', end: 'date', date }, now)).toBeUndefined();
});

test('a ban that there is is edited with its reason and the day of its end', () => {
  const ban = { banned: true, ban_reason: 'Spam', banned_until: now } as Parameters<typeof banValuesOf>[0];
  expect(banValuesOf(ban)).toEqual({ reason: 'Spam', end: 'date', date: dayOf(now) });
  expect(banValuesOf({ ...ban, banned_until: null })).toMatchObject({ end: 'never' });
});
