import { expect, test } from 'vitest';
import { identicalTo } from './identical.ts';

const existing = [{ text: 'Ёлка' }, { text: 'Две\nстроки' }];

test('an identical translation is found, whatever its composition and line ends', () => {
  expect(identicalTo(existing, 'Ёлка'.normalize('NFD'))).toBe(existing[0]);
  expect(identicalTo(existing, 'Две\r\nстроки')).toBe(existing[1]);
});

test('another case or another space is another translation', () => {
  expect(identicalTo(existing, 'ёлка')).toBeUndefined();
  expect(identicalTo(existing, 'Ёлка ')).toBeUndefined();
});
