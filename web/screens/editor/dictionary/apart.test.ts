import { expect, test } from 'vitest';
import { apart } from './apart.ts';

test.each([
  ['', 'кролик', '', 'кролик'],
  ['Белый', 'кролик', '', ' кролик'],
  ['Белый ', 'кролик', 'бежит', 'кролик '],
  ['«', 'кролик', '»', 'кролик'],
  ['白', '兎', 'です', '兎'],
])('between %j and %3$j, %2$j is put as %4$j', (before, word, after, put) => {
  expect(apart(before, word, after)).toBe(put);
});
