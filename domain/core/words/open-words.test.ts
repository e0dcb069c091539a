import { expect, test } from 'vitest';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../languages/interface-languages.ts';
import { openWords } from './open-words.ts';

test('a text has its values as they are, and the plural form of its count in each language', () => {
  const words = {
    it: '“{{it}}” of {{of}}',
    days_one: '{{count, number}} day',
    days_other: '{{count, number}} days',
  };
  const russian = {
    ...words,
    days_one: '{{count}} день',
    days_few: '{{count}} дня',
    days_many: '{{count}} дней',
  };
  const wordsIn = openWords({
    ...(Object.fromEntries(INTERFACE_LANGUAGES.map((one) => [one, words])) as Record<
      InterfaceLanguage,
      typeof words
    >),
    ru: russian,
  });
  expect(wordsIn('en')('days', { count: 1 })).toBe('1 day');
  expect([1, 2, 5, 21].map((count) => wordsIn('ru')('days', { count }))).toEqual([
    '1 день',
    '2 дня',
    '5 дней',
    '21 день',
  ]);
  const hostile = '$t(days) {{of}} {{- of}} <b>&';
  expect(wordsIn('en')('it', { it: hostile, of: '{{it}}' })).toBe(`“${hostile}” of {{it}}`);
  expect(wordsIn('en')('it', { it: null, of: 0 })).toBe('“” of 0');
});
