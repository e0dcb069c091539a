import { expect, test } from 'vitest';
import { categoriesOf, missingForms, otherForm, withForms } from './forms.ts';
import { pluralOf, pluralText } from './plural.ts';

const SOURCE = '{n, plural, one {# file} other {# files}}';

const needed = (language: string) =>
  categoriesOf(language, 'cardinal')
    .filter(({ isNeeded }) => isNeeded)
    .map(({ category }) => category);

test.each([
  ['en', ['one', 'other']],
  ['ru', ['one', 'few', 'many']],
  ['it', ['one', 'other']],
  ['ja', ['other']],
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
  ['cs', ['one', 'few', 'other']],
  ['pl', ['one', 'few', 'many']],
])('%s needs a form for each category of a small integer', (language, categories) => {
  expect(needed(language)).toEqual(categories);
});

test('categories have examples; fractions and millions may be left out', () => {
  expect(categoriesOf('ru', 'cardinal')).toEqual([
    { category: 'one', examples: [1, 21, 31], isNeeded: true },
    { category: 'few', examples: [2, 3, 4], isNeeded: true },
    { category: 'many', examples: [0, 5, 6], isNeeded: true },
    { category: 'other', examples: [0.5, 1.5, 2.5], isNeeded: false },
  ]);
  expect(categoriesOf('it', 'cardinal').find(({ category }) => category === 'many')?.isNeeded).toBe(false);
});

test('a language that CLDR does not know has one form', () => {
  expect(categoriesOf('za', 'cardinal').map(({ category }) => category)).toEqual(['other']);
});

test('the missing forms of a translation are those that its language needs', () => {
  expect(missingForms(SOURCE, '{n, plural, one {файл} other {файла}}', 'ru')).toEqual(['few', 'many']);
  expect(missingForms(SOURCE, '{n, plural, one {a} few {b} many {c} other {}}', 'ru')).toEqual([]);
  expect(missingForms(SOURCE, '{n, plural, one {a} few { } many {c} other {d}}', 'ru')).toEqual(['few']);
  expect(missingForms(SOURCE, 'ファイル', 'ja')).toEqual([]);
  expect(missingForms(SOURCE, 'file', 'it')).toEqual(['one']);
  expect(missingForms('File', 'файл', 'ru')).toEqual([]);
});

test('a blank form is left out, and the last one stands in for fractions', () => {
  const plural = pluralOf(SOURCE);
  if (!plural) throw new Error('It is a plural');
  const forms = new Map([
    ['one', 'файл'],
    ['few', ' '],
    ['many', 'файлов'],
  ]);
  expect(pluralText(withForms(plural, forms, 'ru'))).toBe(
    '{n, plural, one {файл} many {файлов} other {файлов}}',
  );
  expect(pluralText(withForms(plural, new Map([['one', 'file']]), 'en'))).toBe(
    '{n, plural, one {file} other {}}',
  );
});

test('the form for other stands for all', () => {
  expect(otherForm(SOURCE)).toBe('# files');
  expect(otherForm('Plain')).toBe('Plain');
});
