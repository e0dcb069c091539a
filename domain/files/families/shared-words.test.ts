import { expect, test } from 'vitest';
import { untranslatedWords } from './shared-words.ts';

const of = (...words: string[]) => words.map((word) => ({ word }));

test('a word is translated once the dictionary has an entry for it, regardless of case and composition (families.20)', () => {
  const shared = of('Hatter', 'caf\u00e9', 'tea');
  expect(untranslatedWords(shared, of(' hatter ', 'cafe\u0301', 'tea party'))).toEqual(of('tea'));
  expect(untranslatedWords(shared, [])).toEqual(shared);
});
