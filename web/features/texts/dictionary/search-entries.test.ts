import { expect, test } from 'vitest';
import { EMPTY_ENTRY } from '#domain/texts/dictionary/dictionary.ts';
import { searchEntries } from './search-entries.ts';

const entry = (id: number, word: string, translate: string, desc = '') => ({
  ...EMPTY_ENTRY,
  id,
  word,
  translate,
  desc,
  updated_at: 0,
  is_off: false,
});

const entries = [
  entry(1, 'writing-desk', 'конторка', 'A sloping box, not the furniture.'),
  entry(2, 'Hatter', 'Шляпник'),
  entry(3, 'λόγος', 'и\u0306од'),
];

test.each([
  ['', [1, 2, 3]],
  ['  ', [1, 2, 3]],
  ['hat', [2]],
  ['КОНТОР', [1]],
  ['furniture', [1]],
  ['a', [1, 2]],
  ['ΛΌΓΟΣ', [3]],
  ['λο\u0301γοσ', [3]],
  ['йод', [3]],
  ['Болванщик', []],
])('%j finds the words %j by word, translation and description', (text, ids) => {
  expect(searchEntries(entries, text).map(({ id }) => id)).toEqual(ids);
});
