import { expect, test } from 'vitest';
import { mendedText } from './fixes.ts';

const fixes = (...all: [start: number, end: number, text: string][]) =>
  all.map(([start, end, text]) => ({ fix: { start, end, text } }));

test('a text gets the fixes of all its findings, in their order in it', () => {
  expect(mendedText('one  two', fixes([8, 8, '!'], [3, 5, ' '], [0, 1, 'O']))).toBe('One two!');
  expect(mendedText('one', [{}, ...fixes()])).toBe('one');
});

test('a fix that two findings have is made once, and of fixes that overlap the first', () => {
  expect(mendedText('one', fixes([3, 3, '.'], [3, 3, '.']))).toBe('one.');
  expect(mendedText('a  b', fixes([1, 3, ' '], [1, 3, ' ']))).toBe('a b');
  expect(mendedText('abcd', fixes([0, 3, 'x'], [2, 4, 'y']))).toBe('xd');
  expect(mendedText('abcd', fixes([0, 2, 'x'], [2, 4, 'y']))).toBe('xy');
});
