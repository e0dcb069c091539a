import { expect, test } from 'vitest';
import { parseLoad } from '#domain/loading.ts';
import { isMarked, marksOf, rowsOf } from './rows.ts';

const PASTE = `[
  {"key": "line", "text": "Line"},
  {"key": "pencil"},
  {"key": "line", "text": "Straight line"},
  {"key": "blank", "text": " "}
]`;
const rows = rowsOf(parseLoad('special_json', PASTE));

test('the preview follows the paste line by line, what could not be read included', () => {
  expect(rows.map(({ line, index }) => [line, index])).toEqual([
    [2, 0],
    [3, undefined],
    [4, 1],
    [5, 2],
  ]);
});

test('a row says what is wrong with it, and which string had its key first', () => {
  expect(rows.map(({ problems, sameKeyAs }) => problems[0]?.kind ?? sameKeyAs)).toEqual([
    undefined,
    'noText',
    1,
    'empty',
  ]);
});

test('errors and warnings mark their lines', () => {
  expect([...marksOf(rows)]).toEqual([
    [3, 'error'],
    [4, 'warning'],
    [5, 'error'],
  ]);
  expect(rows.filter(isMarked)).toHaveLength(3);
});

test('a text that is not JSON is one marked line', () => {
  expect(marksOf(rowsOf(parseLoad('json', '{\n"a": "b",\n}')))).toEqual(new Map([[3, 'error']]));
});
