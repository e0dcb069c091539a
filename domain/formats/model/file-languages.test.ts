import { expect, test } from 'vitest';
import { isSameLanguage, languageCodeOf, otherLanguages } from './file-languages.ts';

test.each([
  ['ru', 'ru'],
  [' pt_BR.UTF-8 ', 'pt-BR'],
  ['sr@latin', 'sr'],
  ['zh_Hant_TW', 'zh-Hant-TW'],
  ['ast', 'ast'],
  ['', null],
  ['Russian', null],
  ['LANGUAGE', null],
])('a file that says “%s” is in %s', (said, code) => {
  expect(languageCodeOf(said)).toBe(code);
});

test('a country or a script makes no other language', () => {
  expect(isSameLanguage('pt-BR', 'pt')).toBe(true);
  expect(isSameLanguage('ast', 'es')).toBe(false);
});

test('languages are other than the project’s where the file says so, and nowhere else (imports.49)', () => {
  const project = { source: 'en', target: 'ru' };
  expect(otherLanguages({ source: null, target: 'de' }, project)).toEqual({ source: null, target: 'de' });
  expect(otherLanguages({ source: 'fr', target: 'ru-RU' }, project)).toEqual({ source: 'fr', target: null });
  expect(otherLanguages({ source: null, target: null }, project)).toEqual({ source: null, target: null });
});
