import { expect, test } from 'vitest';
import { INTERFACE_LANGUAGES } from '#domain/core/languages/interface-languages.ts';
import { exactLanguage, languageOptions, matchingLanguages } from './language-options.ts';

test('languages stand in the order of the reader’s alphabet', () => {
  const labels = languageOptions('ru').map(({ label }) => label);
  expect(labels).toContain('Английский');
  expect(labels).toEqual(labels.toSorted(new Intl.Collator('ru').compare));
});

const firstOf = (reader: string, typed: string) =>
  matchingLanguages(languageOptions(reader), typed)[0]?.value;

test.each([
  ['en', 'it', 'it'],
  ['en', 'IT', 'it'],
  ['en', 'ita', 'it'],
  ['en', 'ger', 'de'],
  ['en', 'pt-BR', 'pt'],
  ['en', 'zh_Hans', 'zh'],
  ['en', 'Castilian', 'es'],
  ['en', 'espanol', 'es'],
  ['en', 'farsi', 'fa'],
  ['en', 'chinese simplified', 'zh'],
  ['en', 'frisian', 'fy'],
  ['en', 'русс', 'ru'],
  ['en', 'deutsch', 'de'],
  ['ru', 'German', 'de'],
  ['ru', 'итал', 'it'],
  ['ru', 'tedesco', 'de'],
  ['it', 'russo', 'ru'],
  ['it', 'фламандский', 'nl'],
])('of a reader of %j, %j means first of all %j', (reader, typed, code) => {
  expect(firstOf(reader, typed)).toBe(code);
});

test('a part within a name is found after the beginnings of names; a text that is in none means nothing', () => {
  const codes = matchingLanguages(languageOptions('en'), 'it').map(({ value }) => value);
  expect(codes.indexOf('ht')).toBeGreaterThan(0);
  expect(firstOf('en', 'Klingon')).toBeUndefined();
  expect(matchingLanguages(languageOptions('en'), ' ')).toEqual(languageOptions('en'));
});

test.each([
  ['es', 'es'],
  ['Spanish', 'es'],
  ['castellano', 'es'],
  ['span', undefined],
  // Irish and Scottish.
  ['Gaelic', undefined],
  ['', undefined],
])('the text %j is exactly %j', (typed, code) => {
  expect(exactLanguage(languageOptions('en'), typed)?.value).toBe(code);
});

test.each(INTERFACE_LANGUAGES)('no two languages are called the same in %s', (language) => {
  const labels = languageOptions(language).map(({ label }) => label);
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
});
