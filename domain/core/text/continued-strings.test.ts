import { expect, test } from 'vitest';
import { joinedParts, paragraphsOf, partSeparator } from './continued-strings.ts';

const row = (text: string, continues: boolean, translation: string | null = null) => ({
  text,
  continues,
  translation,
});
const languages = { source_lang: 'en', target_lang: 'ru' };

test('strings that continue others make a paragraph with them; the first string continues nothing', () => {
  const rows = [row('a', true), row('b', true), row('c', false), row('d', true)];
  expect(paragraphsOf(rows).map((parts) => parts.map(({ text }) => text))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test('a joined paragraph has both texts, and what is missing in its place', () => {
  const rows = [row('One.', false, 'Раз.'), row('Two.', true), row('Three.', false), row('Four.', true)];
  expect(joinedParts(rows, languages, () => '—')).toMatchObject([
    { text: 'One. Two.', translation: 'Раз. —' },
    { text: 'Three. Four.', translation: null },
  ]);
  expect(joinedParts(rows, languages, () => '')[0]).toMatchObject({ translation: 'Раз.' });
});

test('languages that are written without spaces are joined without', () => {
  expect(['zh-Hant', 'ja', 'th', 'en', 'ko'].map(partSeparator)).toEqual(['', '', '', ' ', ' ']);
});
