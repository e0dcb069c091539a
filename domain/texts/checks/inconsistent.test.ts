import { expect, test } from 'vitest';
import type { CheckContext } from './check.ts';
import { inconsistent } from './inconsistent.ts';
import { findingsOf } from './run-checks.ts';

const found = (source: string, translation: string, same: Partial<CheckContext>) =>
  findingsOf(source, translation, { format: 'po', sourceLanguage: 'en', targetLanguage: 'ru', ...same }, [
    inconsistent,
  ]).map(({ code, values }) => `${code} ${values?.signs}`);

test.each([
  [{}, []],
  [{ sameSource: ['Сохранить', ' сохранить '] }, []],
  [{ sameSource: ['Сохранить', 'Запомнить'] }, ['source Запомнить']],
  [{ sameTarget: ['Save', 'SAVE'] }, []],
  [{ sameTarget: ['Store'] }, ['target Store']],
  [{ sameSource: ['Запомнить'], sameTarget: ['Store'] }, ['source Запомнить', 'target Store']],
])('with other strings %j are found: %j (checks.25)', (same, expected) => {
  expect(found('Save', 'Сохранить', same)).toEqual(expected);
});

test('plurals are compared whole, once (checks.25)', () => {
  const plural = (one: string) => `{n, plural, one {# ${one}} other {# files}}`;
  const translation = '{n, plural, one {# файл} few {# файла} other {# файлов}}';
  expect(found(plural('file'), translation, { sameSource: [translation] })).toEqual([]);
  expect(found(plural('file'), translation, { sameTarget: [plural('document')] })).toHaveLength(1);
});

test('of a long text the explanation has the beginning (checks.25)', () => {
  expect(found('Save', 'Сохранить', { sameSource: ['😀'.repeat(1000)] })).toEqual([
    `source ${'😀'.repeat(80)}…`,
  ]);
});
