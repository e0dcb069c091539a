import { expect, test } from 'vitest';
import {
  chapterRows,
  isNameWrong,
  stringsIn,
  withMerged,
  withMoved,
  withRow,
  withSplit,
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

test('rows are split where sections are to begin, also after they were merged or split', () => {
  const at = (chapter: number, from: number, name = 'New') => ({ chapter, from, name });
  const split = withSplit(ROWS, [at(1, 7), at(2, 100), at(1, 3, 'First'), at(2, 0), at(9, 1)]);
  expect(writtenChoice(split)).toBe('0,1:0-3,1:3-7,1:7-,2:0-100,2:100-');
  expect(split.map(({ name, strings }) => [name, strings])).toEqual([
    ['A', 1],
    ['B', 3],
    ['First', 4],
    ['New', 13],
    ['C', 100],
    ['New', 200],
  ]);
  expect(stringsIn(split)).toBe(321);
  expect(writtenChoice(withSplit(split, [at(1, 5)]))).toBe('0,1:0-3,1:3-5,1:5-7,1:7-,2:0-100,2:100-');
  const merged = withMerged(withMerged(ROWS, 2), 1);
  expect(writtenChoice(withSplit(merged, [at(1, 5)]))).toBe('0+1:0-5,1:5-+2');
  expect(writtenChoice(withMerged(split, 2))).toBe('0,1:0-3+1:3-7,1:7-,2:0-100,2:100-');
});
