import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from '../../../data/addresses/search-strings.ts';
import { type EditorSearch, editorSearch, sizeInAddress, sizeOf } from './address.ts';

test('page, size and chosen string stand in the address', () => {
  const search = { page: 3, size: 100, string: 712, add: true } as const;
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

test('filter and order stand in the address too, readably', () => {
  const search: EditorSearch = {
    status: ['non_tr', 'comp'],
    from: 'nina',
    original: 'white rabbit, the',
    regex: true,
    sort: 'tr_amount',
    desc: true,
    string: 712,
  };
  const written = stringifySearch(editorSearch(search));
  expect(written).toBe(
    '?status=non_tr,comp&from=nina&original=white+rabbit,+the&regex=true&sort=tr_amount&desc=true&string=712',
  );
  expect(editorSearch(parseSearch(written))).toEqual(search);
});

test.each([
  { status: 'done,,' },
  { sort: 'name' },
  { sort: 'index' },
  { desc: 'no' },
  { regex: '' },
  { original: '' },
  { key: 'k'.repeat(256) },
])('%j counts as not said', (search) => {
  expect(stringifySearch(editorSearch(search))).toBe('');
});

test('the reader’s page size holds unless the address has one, or a page of the usual size', () => {
  expect(sizeOf({}, 100)).toBe(100);
  expect(sizeOf({ string: 7 }, 100)).toBe(100);
  expect(sizeOf({ size: 20 }, 100)).toBe(20);
  expect(sizeOf({ page: 3 }, 100)).toBe(50);
  expect([sizeInAddress(100, 3), sizeInAddress(100, 1), sizeInAddress(50, 3)]).toEqual([
    100,
    undefined,
    undefined,
  ]);
});
