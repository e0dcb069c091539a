import { expect, test } from 'vitest';
import { spacedWord } from './spaced-word.ts';

test.each([
  ['', 'кролик', '', 'кролик'],
  ['Белый', 'кролик', '', ' кролик'],
  ['Белый ', 'кролик', 'бежит', 'кролик '],
  ['«', 'кролик', '»', 'кролик'],
  ['白', '兎', 'です', '兎'],
])('between %j and %3$j, %2$j is put as %4$j', (before, word, after, put) => {
  expect(spacedWord(before, word, after)).toBe(put);
});
