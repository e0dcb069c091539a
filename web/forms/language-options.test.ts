import { expect, test } from 'vitest';
import { isMeant, languageOptions } from './language-options.ts';

test('languages stand in the order of the reader’s alphabet', () => {
  const labels = languageOptions('ru').map(({ label }) => label);
  expect(labels).toContain('Английский');
  expect(labels).toEqual(labels.toSorted(new Intl.Collator('ru').compare));
});

test.each([
  ['Италия', false],
  ['итал', true],
  ['ITAL', true],
  ['it', true],
  ['German', false],
])('%j typed by a Russian reader means Italian: %j', (typed, meant) => {
  expect(isMeant({ value: 'it', label: 'Итальянский' }, typed)).toBe(meant);
});
