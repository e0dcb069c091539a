import { expect, test } from 'vitest';
import { COMPARED_STRINGS, findDuplicate, indexToSearch } from './find-duplicate.ts';

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `Line ${from + at}`);

test.each([
  ['all of a short text is there', numbered(1, 3), numbered(1, 3), { amount: 3 }],
  ['so is it where the section has more after it', numbered(1, 30), numbered(1, 3), { amount: 3 }],
  ['of most of it no number is told', numbered(1, 10), [...numbered(1, 9), 'New'], { amount: undefined }],
  ['a long text is known by its beginning', numbered(1, 900), numbered(1, 900), { amount: undefined }],
  ['another text is not there', numbered(1, 10), numbered(11, 20), undefined],
  ['a few of its strings are not the text', numbered(1, 10), numbered(7, 20), undefined],
  ['a string that is said twice is there twice', ['Yes', 'No'], ['Yes', 'Yes', 'Yes'], undefined],
  ['nothing is there of nothing', numbered(1, 10), [], undefined],
])('%s', (_, stored, incoming, already) => {
  expect(findDuplicate(stored.slice(0, COMPARED_STRINGS), incoming)).toEqual(already);
});

test.each([
  ['the longest at the beginning', ['I', 'Down the Rabbit-Hole', 'Alice', ''], 1],
  ['of two alike the first', ['One', 'Two'], 0],
  ['not one near the end, after which nothing is left to compare', ['a', 'b', 'c', 'the longest'], 0],
  [
    'not one that is far from the beginning',
    [...numbered(1, 10), 'the longest of all', ...numbered(11, 40)],
    9,
  ],
  ['there is none of nothing', [], 0],
])('a text is looked for by one string: %s', (_, incoming, place) => {
  expect(indexToSearch(incoming)).toBe(place);
});
