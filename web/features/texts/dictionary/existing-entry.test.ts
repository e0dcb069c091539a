import { expect, test } from 'vitest';
import { EMPTY_ENTRY } from '#domain/texts/dictionary/dictionary.ts';
import { existingEntry } from './existing-entry.ts';

const entryOf = (word: string) => ({
  ...EMPTY_ENTRY,
  id: 1,
  word,
  updated_at: 0,
  is_off: false,
});

test('a word is there already in any case and composition; a longer one is another', () => {
  const entries = [entryOf('Ёлка'), entryOf('White Rabbit')];
  expect(existingEntry(entries, ' ёлка ')).toBe(entries[0]);
  expect(existingEntry(entries, 'white rabbit'.normalize('NFD'))).toBe(entries[1]);
  expect(existingEntry(entries, 'Rabbit')).toBeUndefined();
});
