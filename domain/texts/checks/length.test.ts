import { expect, test } from 'vitest';
import { foundBy } from '../../../test/found-by.ts';
import { length } from './length.ts';

test.each([
  ['Настройки', 5, ['over ойки']],
  ['😀😀😀', 2, ['over 😀']],
  ['{n, plural, one {день} other {много дней}}', 6, ['over']],
  ['Настройки', 9, []],
  ['😀😀', 2, []],
  ['{n, plural, one {день} other {много дней}}', 10, []],
  ['Настройки', null, []],
])('%j with at most %j characters: %j (checks.8)', (target, maxLength, expected) => {
  expect(foundBy(length, 'Settings', target, { maxLength })).toEqual(expected);
});
