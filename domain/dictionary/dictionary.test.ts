import { expect, test } from 'vitest';
import { whyNotEntry } from './dictionary.ts';

const sound = { word: 'rabbit', word_key: '', translate: 'кролик', translate_key: '', desc: '' };

test('an entry needs its word and its translation only', () => {
  expect(whyNotEntry(sound)).toEqual([]);
});

test.each([
  [{ word: ' ' }, { key: 'word', kind: 'required' }],
  [{ translate: '' }, { key: 'translate', kind: 'required' }],
  [{ word: 'w'.repeat(256) }, { key: 'word', kind: 'maxlength' }],
  [{ translate: 'w'.repeat(256) }, { key: 'translate', kind: 'maxlength' }],
  [{ word_key: 'w'.repeat(256) }, { key: 'word_key', kind: 'maxlength' }],
  [{ translate_key: 'w'.repeat(256) }, { key: 'translate_key', kind: 'maxlength' }],
  [{ desc: 'd'.repeat(1001) }, { key: 'desc', kind: 'maxlength' }],
])('an entry with %.40j is refused: %j', (change, problem) => {
  expect(whyNotEntry({ ...sound, ...change })).toEqual([problem]);
});
