import { expect, test } from 'vitest';
import { nextOrder, type Order, type Row, sortRows } from './columns.ts';

const NOTHING: Row['counts'] = {
  translations: 0,
  current: 0,
  approved: 0,
  edits: 0,
  approves: 0,
  rating: [0, 0],
  pluses: 0,
  minuses: 0,
  comments: 0,
};
const ROWS: Row[] = [
  { id: 1, name: 'Part 10', counts: { ...NOTHING, translations: 5, rating: [9, 8], pluses: 1 } },
  { id: 2, name: 'Part 9', counts: { ...NOTHING, translations: 7, rating: [3, 0] } },
  { id: 3, name: 'Element', counts: { ...NOTHING, translations: 5, rating: [0, 2], pluses: 1, minuses: 1 } },
];
const ids = (by: Order['by'], isDescending: boolean) =>
  sortRows(ROWS, { by, isDescending }, 'en').map(({ id }) => id);

test.each([
  ['position', false, [1, 2, 3]],
  ['position', true, [3, 2, 1]],
  ['name', false, [3, 2, 1]],
  ['translations', true, [2, 1, 3]],
  ['translations', false, [1, 3, 2]],
  ['rating', true, [2, 1, 3]],
  ['votes', true, [3, 1, 2]],
] as const)('by %s, descending %s', (by, isDescending, expected) => {
  expect(ids(by, isDescending)).toEqual(expected);
});

test('a number is first sorted from the most, a name from the first, and then the other way round', () => {
  const first = nextOrder({ by: 'position', isDescending: false }, 'edits');
  expect(first).toEqual({ by: 'edits', isDescending: true });
  expect(nextOrder(first, 'edits')).toEqual({ by: 'edits', isDescending: false });
  expect(nextOrder(first, 'name')).toEqual({ by: 'name', isDescending: false });
});
