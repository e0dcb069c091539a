import { expect, test } from 'vitest';
import { INTERFACE_LANGUAGES } from './interface-languages.ts';
import { isProjectLanguage, languageNameOrCode, PROJECT_LANGUAGES } from './project-languages.ts';

test('the interface speaks English, Russian and Italian', () => {
  expect(INTERFACE_LANGUAGES).toEqual(['en', 'ru', 'it']);
});

test('a project may be in any language of ISO 639-1, each named once', () => {
  expect(PROJECT_LANGUAGES.length).toBeGreaterThanOrEqual(183);
  expect(new Set(PROJECT_LANGUAGES).size).toBe(PROJECT_LANGUAGES.length);
  expect(PROJECT_LANGUAGES.every((code) => /^[a-z]{2}$/.test(code) && isProjectLanguage(code))).toBe(true);
});

test.each(['', 'xx', 'eng', 'EN', 'en-GB', 'constructor', '__proto__'])('%j is no such language', (code) => {
  expect(isProjectLanguage(code)).toBe(false);
});

test.each([
  ['it', 'en', 'Italian'],
  ['it', 'ru', 'итальянский'],
  ['ru', 'it', 'russo'],
])('the language %s is called in %s %s', (code, inLanguage, name) => {
  expect(languageNameOrCode(code, inLanguage)).toBe(name);
});

test('every language has a name for every reader', () => {
  for (const code of PROJECT_LANGUAGES) {
    for (const reader of INTERFACE_LANGUAGES) expect(languageNameOrCode(code, reader)).not.toBe('');
  }
});
