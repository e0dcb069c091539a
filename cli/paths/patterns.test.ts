import { expect, test } from 'vitest';
import { baseOf, fillPattern, languagesPattern, placeholdersOf } from './patterns.ts';

test.each([
  ['locales/en/**/*.json', 'locales/en'],
  ['locales/en/app.json', 'locales/en'],
  ['*.json', ''],
  ['src/{a,b}/en.json', 'src'],
])('the base of %s is %s', (glob, base) => {
  expect(baseOf(glob)).toBe(base);
});

test.each([
  ['locales/en/menu/app.min.json', 'locales/en', { path: 'menu', name: 'app.min', ext: 'json' }],
  ['app.json', '', { path: '', name: 'app', ext: 'json' }],
  ['en/README', 'en', { path: '', name: 'README', ext: '' }],
  ['en/.hidden', 'en', { path: '', name: '.hidden', ext: '' }],
])('a source file gives its placeholders: %s', (source, base, places) => {
  expect(placeholdersOf(source, base)).toEqual(places);
});

const PLACES = { path: '', name: 'app', ext: 'json', lang: 'ru' };

test.each([
  ['locales/{lang}/{path}/{name}.{ext}', 'locales/ru/app.json'],
  ['{path}/{name}.{lang}.json', 'app.ru.json'],
  ['./{lang}.json', 'ru.json'],
])('placeholders are filled: %s', (pattern, path) => {
  expect(fillPattern(pattern, PLACES)).toBe(path);
});

test('an unknown placeholder is refused', () => {
  expect(() => fillPattern('{language}/{name}', PLACES)).toThrow('{language} is no placeholder');
});

test.each([
  ['locales/{lang}/{name}.json', 'app', 'locales/pt-BR/app.json', 'pt-BR'],
  ['{lang}/{name}.{lang}.json', 'app', 'ru/app.ru.json', 'ru'],
  ['{lang}/{name}.{lang}.json', 'app', 'ru/app.it.json', undefined],
  ['{lang}/{name}.json', 'a(1)[x]', 'ru/a(1)[x].json', 'ru'],
  ['{lang}/{name}.json', 'app', 'ru/more/app.json', undefined],
])('the language is found in a path: %s', (pattern, name, path, lang) => {
  const { lang: _lang, ...places } = { ...PLACES, name };
  expect(languagesPattern(pattern, places)?.regex.exec(path)?.[1]).toBe(lang);
});
