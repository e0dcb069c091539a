import { expect, test } from 'vitest';
import { firstLines, isLong } from './long-text.ts';

test('a text is too long to be edited by its characters or by its lines', () => {
  expect(isLong('x'.repeat(2_000_000))).toBe(false);
  expect(isLong('x'.repeat(2_000_001))).toBe(true);
  expect(isLong(Array(20_000).fill('x').join('\n'))).toBe(false);
  expect(isLong(Array(20_001).fill('x').join('\n'))).toBe(true);
});

test('of a long text whole lines are shown, and of a line without an end its beginning', () => {
  const shown = firstLines(Array.from({ length: 100_000 }, (_, at) => `${at}`).join('\n'));
  expect(shown.split('\n')).toHaveLength(2_000);
  expect(shown.endsWith('\n1999')).toBe(true);
  expect(firstLines(shown)).toBe(shown);
  expect(firstLines('x'.repeat(3_000_000))).toHaveLength(200_000);
});
