import { expect, test } from 'vitest';
import { foundBy } from '../../../test/found-by.ts';
import { pluralForms } from './plural-forms.ts';

const SOURCE = '{n, plural, one {# file} other {# files}}';

test.each([
  ['{n, plural, one {# файл} other {# файла}}', 'ru', 1],
  ['{n, plural, one {# файл} few {} many {# файлов} other {# файла}}', 'ru', 1],
  ['Файлы', 'ru', 1],
  ['{n, plural, other {# ملف}}', 'ar', 1],
  ['{n, plural, one {# файл} few {# файла} many {# файлов} other {# файла}}', 'ru', 0],
  ['{n, plural, one {# fichier} other {# fichiers}}', 'fr', 0],
  ['{n, plural, one {# file} other {# file}}', 'it', 0],
  ['{n, plural, other {#個}}', 'ja', 0],
  ['文件', 'zh', 0],
])('a plural as %j in %s lacks forms: %i (checks.7)', (target, targetLanguage, expected) => {
  expect(foundBy(pluralForms, SOURCE, target, { targetLanguage })).toHaveLength(expected);
});

test('a text that is no plural needs no forms', () => {
  expect(foundBy(pluralForms, '{n} files', 'Файлов: {n}')).toEqual([]);
});
