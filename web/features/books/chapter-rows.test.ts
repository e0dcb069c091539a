import { expect, test } from 'vitest';
import {
  chapterRows,
  isNameWrong,
  stringsIn,
  withMerged,
  withMoved,
  withRow,
  writtenChoice,
} from './chapter-rows.ts';

const ROWS = chapterRows([
  { name: 'A', depth: 0, strings: 1, isAside: false },
  { name: 'B', depth: 1, strings: 20, isAside: false },
  { name: 'C', depth: 1, strings: 300, isAside: false },
]);

test('all chapters are imported in their order', () => {
  expect(writtenChoice(ROWS)).toBe('0,1,2');
  expect(stringsIn(ROWS)).toBe(321);
});

test('a chapter is left out, moved, and merged into the one before it', () => {
  expect(writtenChoice(withRow(ROWS, 1, { isIn: false }))).toBe('0,2');
  expect(writtenChoice(withMoved(ROWS, 2, -1))).toBe('0,2,1');
  expect(writtenChoice(withMoved(ROWS, 0, -1))).toBe('0,1,2');
  const merged = withMerged(withMerged(ROWS, 2), 1);
  expect(writtenChoice(merged)).toBe('0+1+2');
  expect(merged).toMatchObject([{ name: 'A', strings: 321 }]);
  expect(withMerged(ROWS, 0)).toEqual(ROWS);
});

test('a name is checked where the chapter is imported', () => {
  const [row = expect.fail()] = withRow(ROWS, 0, { name: ' ' });
  expect(isNameWrong(row)).toBe(true);
  expect(isNameWrong({ ...row, isIn: false })).toBe(false);
});
