import { expect, test } from 'vitest';
import { createTextFinder } from './text-search.ts';

const found = (text: string, ...sought: string[]) =>
  createTextFinder(sought)(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Alice and ALICE', ['alice'], ['Alice', 'ALICE']],
  ['Ёлка и е\u0308лка', ['ёл'], ['Ёл', 'е\u0308л']],
  ['λόγος, ΛΌΓΟΣ', ['λόγος'], ['λόγος', 'ΛΌΓΟΣ']],
  ['100% (a|b)?', ['(a|b)?'], ['(a|b)?']],
  ['a rabbit-hole', ['rabbit', 'hole'], ['rabbit', 'hole']],
  ['aaa', ['aa'], ['aa']],
  ['nothing', ['x'], []],
])('in %j %j is found where the search finds it', (text, sought, stretches) => {
  expect(found(text, ...sought)).toEqual(stretches);
});

test('where nothing is sought nothing is found', () => {
  expect(found('text')).toEqual([]);
});
