import { expect, test } from 'vitest';
import { formOfText, isForm, pluralOf, pluralText, textOfForm } from './plural.ts';

const formsIn = (text: string) => Object.fromEntries(pluralOf(text)?.forms ?? []);

test('a message with one plural argument is a plural, with its forms', () => {
  expect(pluralOf('{count, plural, one {# file} other {# files}}')).toEqual({
    argument: 'count',
    kind: 'cardinal',
    offset: 0,
    forms: new Map([
      ['one', '# file'],
      ['other', '# files'],
    ]),
  });
});

test('ordinals, offsets and exact numbers are read and written again', () => {
  const text = '{n, selectordinal, offset:1 =0 {none} one {#st} other {#th}}';
  expect(pluralOf(text)).toMatchObject({ kind: 'ordinal', offset: 1 });
  expect(pluralText(pluralOf(text) ?? fail())).toBe(text);
});

test('what stands around the plural belongs to each form', () => {
  expect(formsIn('#1: {n, plural, one {# day} other {# days}} of {all}')).toEqual({
    one: "'#'1: # day of {all}",
    other: "'#'1: # days of {all}",
  });
});

test.each([
  'Plain text',
  '{n, plural, other {x}} }',
  'A {name} without a plural',
  '{n, plural, one {x}}',
  '{n, plural, one {x} other {y}',
  '{n, plural, one {x} other {y}} and {m, plural, one {x} other {y}}',
  '{sex, select, female {{n, plural, one {x} other {y}}} other {z}}',
  '{n, plural, one {{sex, select, other {x}}} other {y}}',
])('%s is no plural', (text) => {
  expect(pluralOf(text)).toBeUndefined();
});

test('forms are written in the order of their numbers, exact numbers first', () => {
  const forms = new Map([
    ['other', 'd'],
    ['few', 'c'],
    ['one', 'b'],
    ['=0', 'a'],
  ]);
  expect(pluralText({ argument: 'n', kind: 'cardinal', offset: 0, forms })).toBe(
    '{n, plural, =0 {a} one {b} few {c} other {d}}',
  );
});

test.each([
  '%d files',
  "don't",
  "it''s",
  '{0:d} files',
  '} {',
  '# of {count}',
  "'{quoted}'",
  '',
  'a {n, plural, other {x}}',
])('%j of a file without messages is kept by its form', (text) => {
  const form = formOfText(text);
  expect(isForm(form)).toBe(true);
  expect(textOfForm(form)).toBe(text);
});

test('a form may have quotes and arguments, and no brace of its own', () => {
  expect(['{name}', "don't", "'{'", '#'].map(isForm)).toEqual([true, true, true, true]);
  expect(['}', '{', '} few {', "'{"].map(isForm)).toEqual([false, false, false, false]);
});

function fail(): never {
  throw new Error('It is a plural');
}
