import { expect, test } from 'vitest';
import { identicalTo } from './identical.ts';

const existing = [{ text: 'Ёлка' }, { text: 'Две\nстроки' }, { text: 'Ёлка\u00a0' }];

test('an identical translation is found, whatever its composition and line ends', () => {
  const exactly = (translation: unknown) => ({ translation, isExact: true });
  expect(identicalTo(existing, 'Ёлка'.normalize('NFD'))).toEqual(exactly(existing[0]));
  expect(identicalTo(existing, 'Две\r\nстроки')).toEqual(exactly(existing[1]));
  expect(identicalTo(existing, 'Ёлка\u00a0')).toEqual(exactly(existing[2]));
});

test('one that differs by white space at its edges alone is found as such', () => {
  for (const text of ['Ёлка ', '\nЁлка', '\u00a0Ёлка\t'])
    expect(identicalTo(existing, text)).toEqual({ translation: existing[0], isExact: false });
});

test('another case or another space within is another translation', () => {
  for (const text of ['ёлка', 'Две строки', 'Ё лка', '']) expect(identicalTo(existing, text)).toBeUndefined();
});
