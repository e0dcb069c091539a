import { expect, test } from 'vitest';
import { DAY } from '#domain/core/units.ts';
import { contributionsOverTime, totalOf } from './contributions-over-time.ts';

const anna = { id: 1, username: 'anna' };
const boris = { id: 2, username: 'boris' };
const added = (day: number, user: typeof anna, translations: number) => ({
  day: day * DAY,
  user,
  translations,
  approves: 1,
  comments: 0,
});
const TEN_DAYS = {
  since: 0,
  until: 9 * DAY,
  days: [added(0, anna, 1), added(2, anna, 2), added(2, boris, 4), added(3, boris, 8), added(9, anna, 16)],
};
const translations = (length: number, user?: number) =>
  contributionsOverTime(TEN_DAYS, length, user).map((stretch) => stretch.translations);

test('a day without anything stands between the others', () => {
  expect(translations(1)).toEqual([1, 0, 6, 8, 0, 0, 0, 0, 0, 16]);
});

test('weeks end today, and the first one is as long as there are days left', () => {
  expect(translations(7)).toEqual([7, 24]);
  expect(contributionsOverTime(TEN_DAYS, 7).map(({ from, to }) => [from / DAY, to / DAY])).toEqual([
    [0, 2],
    [3, 9],
  ]);
});

test('it may be asked of one user', () => {
  expect(translations(7, boris.id)).toEqual([4, 8]);
  expect(totalOf(contributionsOverTime(TEN_DAYS, 7, boris.id))).toEqual({
    translations: 12,
    approves: 2,
    comments: 0,
  });
});
