import { expect, test } from 'vitest';
import { memoizeByLanguage } from './memoize-by-language.ts';

test('a format is made at the first use in a language, and kept for the next', () => {
  const made: string[] = [];
  const format = memoizeByLanguage((language) => {
    made.push(language);
    return new Intl.NumberFormat(language);
  });
  expect([format('en').format(1.5), format('it').format(1.5), format('en').format(2.5)]).toEqual([
    '1.5',
    '1,5',
    '2.5',
  ]);
  expect(made).toEqual(['en', 'it']);
});
