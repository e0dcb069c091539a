import { expect, test } from 'vitest';
import { EMPTY_ENTRY } from '#domain/texts/dictionary/dictionary.ts';
import { changedFields, rebased } from './entry-draft.ts';

const seen = { ...EMPTY_ENTRY, word: 'raven', translate: 'ворон', word_key: 'raven\\p{L}*' };

test('only what was changed is sent', () => {
  expect(changedFields(seen, seen)).toEqual({});
  expect(changedFields(seen, { ...seen, word: 'rook' })).toEqual({ word: 'rook' });
});

test('what somebody else has changed meanwhile comes in where it was not touched', () => {
  const mine = { ...seen, translate: 'ворона' };
  const theirs = { ...seen, desc: 'The bird.', translate: 'Ворон' };
  expect(rebased(seen, mine, theirs)).toEqual({ ...theirs, translate: 'ворона' });
});
