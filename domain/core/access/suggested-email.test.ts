import { expect, test } from 'vitest';
import { suggestedEmail } from './suggested-email.ts';

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmail.co', 'anna@gmail.com'],
  ['anna@gmail.comm', 'anna@gmail.com'],
  ['anna@gnail.com', 'anna@gmail.com'],
  ['Anna@Hotmial.com', 'Anna@hotmail.com'],
  ['anna@yandx.ru', 'anna@yandex.ru'],
  ['anna@lbero.it', 'anna@libero.it'],
])('a domain that looks like a common one is suggested: %s (accounts.41)', (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant);
});

test.each([
  'anna@gmail.com',
  'anna@ymail.com',
  'anna@mail.com',
  'anna@gmx.at',
  'anna@example.org',
  'anna',
  '@gmial.com',
  'anna@',
  '',
])('nothing is suggested for %s', (typed) => {
  expect(suggestedEmail(typed)).toBeUndefined();
});
