import { expect, test } from 'vitest';
import { lackingWords } from './lacking-words.ts';

test.each([
  [
    { characters: 'жé', instead: 'escaped', texts: 2, first: 'Café' },
    'it can’t have ж é as it is, written as escapes, in 2 texts, the first is “Café”',
  ],
  [
    { characters: 'з', instead: 'utf-8', texts: 1, first: 'Sans' },
    'it can’t have з as it is, for which the file is in UTF-8 now, in one text “Sans”',
  ],
  [
    { characters: '\u2404', instead: 'replaced', texts: 0, first: '' },
    'it can’t have \u2404 as it is, replaced by U+FFFD',
  ],
] as const)('what a file lacks is a sentence: %j (exports.28)', (lacking, words) => {
  expect(lackingWords(lacking)).toBe(words);
});
