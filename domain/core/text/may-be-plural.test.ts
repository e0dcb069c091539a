import { expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { isTooLong, mayBePlural, whyNotMessage } from './may-be-plural.ts';

test.each([
  ['{n, plural, one {a} other {b}}', true],
  ['There are {count,selectordinal,other{b}}', true],
  ['{ n , plural , other {b}}', true],
  ['{n} is a plural, and more', false],
  ['{n, select, other {b}}', false],
  ['', false],
])('%j may be a plural: %s', (text, may) => {
  expect(mayBePlural(text)).toBe(may);
});

test('what looks for a plural takes no longer than the text', () => {
  expect(mayBePlural(`{${' '.repeat(50_000)}`)).toBe(false);
  expect(mayBePlural('{'.repeat(50_000))).toBe(false);
  expect(mayBePlural('{a,'.repeat(20_000))).toBe(false);
});

test('each form of a plural may be as long as a text', () => {
  const plural = (one: number, other: number) =>
    `{n, plural, one {${'a'.repeat(one)}} other {${'b'.repeat(other)}}}`;
  expect(isTooLong(plural(2000, 2000), 2000)).toBe(false);
  expect(isTooLong(plural(1, 2001), 2000)).toBe(true);
  expect(isTooLong(plural(20, 21), 20)).toBe(true);
  expect(isTooLong(`${plural(20, 10)} `, 20)).toBe(true);
  expect(isTooLong(` ${plural(20, 10)}`, 20)).toBe(true);
  expect(isTooLong(plural(18, 18).replace('aa', '{x}'), 20)).toBe(false);
  expect(isTooLong('a'.repeat(2001), 2000)).toBe(true);
});

test('a message is required, and each of its forms is bounded', () => {
  const bounds = { min: 1, max: 5 };
  expect(['', ' ', 'abcde', 'abcdef'].map((text) => whyNotMessage(text, bounds))).toEqual([
    'required',
    'required',
    undefined,
    'maxlength',
  ]);
});

test('a text with many forms has a limit as a whole', () => {
  const many = `{n, plural, ${`=1 {${'a'.repeat(2000)}} `.repeat(8)}other {b}}`;
  expect(many.length).toBeGreaterThan(LIMITS.pluralText.max);
  expect(isTooLong(many, 2000)).toBe(true);
});
