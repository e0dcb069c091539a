import { expect, test } from 'vitest';
import { foundBy } from '../../../test/found-by.ts';
import { checkedText } from './checked-text.ts';
import { placeholders } from './placeholders.ts';
import { findingsOf } from './run-checks.ts';

test.each([
  ['Hello {{name}}', 'Привет', ['lacks']],
  ['Hello {{name}}', 'Привет {{имя}}', ['lacks → Привет {{name}}', 'adds {{имя}} → Привет {{name}}']],
  ['%s and %s', '%s', ['lacks']],
  ['%1$s', '%1$s %2$s', ['adds %2$s']],
  ['{} and {}', '{}', ['lacks']],
])('placeholders of %j as %j: %j (checks.19)', (source, target, expected) => {
  expect(foundBy(placeholders, source, target)).toEqual(expected);
});

test.each([
  ['No {{label}} found, {{label}} is filtered', '{{label}}がありません'],
  ['{name} ran', '{name}: {name} убежал'],
  ['%1$s: %1$s of %2$s', '%2$s, %1$s'],
  ['%s of %d', '%2$d: %1$s'],
  ['100% sure, 5 %', '100 % уверен, 5%'],
  ['{count} نص', 'text {count}'],
])('placeholders of %j as %j are the same', (source, target) => {
  expect(foundBy(placeholders, source, target)).toEqual([]);
});

test('a form of one number may have the placeholders of the source’s form (checks.19)', () => {
  const generalSource = checkedText('%d of %d', {});
  expect(foundBy(placeholders, '1 match', '1 совпадение', { form: 'one', generalSource })).toEqual([]);
  expect(foundBy(placeholders, '1 match', '1 совпадение', { form: 'few', generalSource })).toEqual(['lacks']);
});

test('a placeholder that lacks many times is named once, with how often that is (checks.19)', () => {
  const signs = (source: string, translation: string) => {
    const context = { sourceLanguage: 'en', targetLanguage: 'ru', format: 'json' } as const;
    return findingsOf(source, translation, context, [placeholders]).map(({ values }) => values?.signs);
  };
  expect(signs('%s and %s of {a}', 'и')).toEqual(['%s %s {a}']);
  expect(signs(`${'%s '.repeat(37)}{a}`, 'и')).toEqual(['%s × 37 {a}']);
  expect(signs('One', `Раз ${'%d '.repeat(3)}`)).toEqual(['%d × 3']);
});
