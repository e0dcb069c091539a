import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-strings.ts';

test.each([
  [{ sort: 'index', page: 2 }, '?sort=index&page=2'],
  [{ name: 'a & b=c', empty: '', none: undefined }, '?name=a+%26+b%3Dc'],
  [{}, ''],
])('%j is written plainly', (search, written) => {
  expect(stringifySearch(search)).toBe(written);
});

test('what was written is read again, as texts', () => {
  expect(parseSearch(stringifySearch({ name: 'Кот & пёс', page: 10, is: true }))).toEqual({
    name: 'Кот & пёс',
    page: '10',
    is: 'true',
  });
});
