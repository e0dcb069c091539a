import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from '../search-strings.ts';
import { editorSearch } from './address.ts';

test('page, size and chosen string stand in the address', () => {
  const search = { page: 3, size: 100, string: 712 };
  expect(editorSearch(parseSearch(stringifySearch(search)))).toEqual(search);
});

test.each(['0', '-1', '1.5', 'two', '', '1e99'])('a page of %j counts as not said', (page) => {
  expect(editorSearch({ page }).page).toBeUndefined();
});

test.each([
  ['9', undefined],
  ['10', 10],
  ['200', 200],
  ['201', undefined],
])('the page size is 10 to 200: %s', (size, read) => {
  expect(editorSearch({ size }).size).toBe(read);
});
