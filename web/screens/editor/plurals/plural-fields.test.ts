import { expect, test } from 'vitest';
import * as code from './plural-code.ts';
import { editedText, fieldsOf, sourceForms } from './plural-fields.ts';

const SOURCE = '{n, plural, zero {none} one {# file} other {# files}}';
const plural = code.pluralOf(SOURCE);
if (!plural) throw new Error('It is a plural');

test('a form for zero of the source, and forms that the translation has, are optional fields where the language lacks them (plurals.10)', () => {
  const forms = new Map([
    ['one', 'файл'],
    ['two', 'два файла'],
  ]);
  expect(fieldsOf(code, plural, forms, 'ru').map(({ selector, isNeeded }) => [selector, isNeeded])).toEqual([
    ['one', true],
    ['few', true],
    ['many', true],
    ['other', false],
    ['zero', false],
    ['two', false],
  ]);
  expect(fieldsOf(code, plural, new Map(), 'ja').map(({ selector }) => selector)).toEqual(['other', 'zero']);
  const arabic = fieldsOf(code, plural, new Map(), 'ar').find(({ selector }) => selector === 'zero');
  expect(arabic?.isNeeded).toBe(true);
});

test('a form for zero is written, and filled by the source', () => {
  const edited = editedText(code, { plural, lang: 'ja', forms: new Map([['other', '#個']]) }, 'zero', '無し');
  expect(edited.text).toBe('{n, plural, zero {無し} other {#個}}');
  expect(sourceForms(code, SOURCE, 'ja')).toBe('{n, plural, zero {none} other {# files}}');
});
