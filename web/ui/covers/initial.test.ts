import { expect, test } from 'vitest';
import { initialOf } from './initial.ts';

test.each([
  ['Alice’s Adventures', 'A'],
  ['вечера на хуторе', 'В'],
  ['«Нос»', 'Н'],
  ['_night', 'N'],
  ['1984', '1'],
  ['!!!', '!'],
  ['', ''],
])('%j is known by %j', (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});
