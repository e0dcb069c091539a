import { expect, test } from 'vitest';
import { lineAt, linesIn } from './lines.ts';

test.each([
  ['', 1],
  ['a', 1],
  ['a\nb\n', 3],
])('%j has %d lines', (text, lines) => {
  expect(linesIn(text)).toBe(lines);
});

test.each([
  [1, 'one'],
  [2, ''],
  [3, 'three'],
  [9, 'three'],
])('line %d is found', (line, found) => {
  const text = 'one\n\nthree';
  const { start, end } = lineAt(text, line);
  expect(text.slice(start, end)).toBe(found);
});
