import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { MIB } from '#domain/core/units.ts';
import { ENGLISH as en } from '../../../../test/texts-of.ts';
import { Failure, type FailureNote } from '../../../data/wire/failure.ts';
import { importErrorWords } from './import-error-words.ts';

const i18n = i18next.createInstance();
beforeAll(() => i18n.init({ lng: 'en', resources: { en: { translation: en } } }));

const wordsOf = (status: number, ...notes: (Omit<FailureNote, 'kind'> & { kind: string })[]) =>
  importErrorWords(i18n.t, new Failure(status, notes as FailureNote[]), {
    empty: 'Some are empty.',
    numbered: (number, words) => `${number}: ${words}`,
  });

test('too many strings, and empty ones, have words of their own', () => {
  expect(wordsOf(413, { key: 'strings', kind: 'tooMany' })).toEqual([
    en.importSource.problem.tooMany.replace(/\{\{.*?\}\}/, '10,000'),
  ]);
  expect(wordsOf(400, { key: 'text', kind: 'required', index: 2 })).toEqual(['3: Some are empty.']);
});

test('a body that is too large says how large it may be', () => {
  expect(wordsOf(413, { key: 'body', kind: 'bodyTooLarge', limit: 96 * MIB })).toEqual([
    'This is too large to send at once. The limit is 96 MB.',
  ]);
});

test.each([
  [0, 'offline'],
  [0, 'late'],
  [503, 'unavailable'],
] as const)(
  'what was sent and not answered (%i %s) may be saved, as a whole or in part, which is not denied (imports.21)',
  (status, kind) => {
    const failure = new Failure(status, [{ key: 'general', kind }]);
    const sent = (wasSent: 'whole' | 'parts') => importErrorWords(i18n.t, failure, { empty: '', wasSent })[0];
    expect(sent('whole')).toMatch(
      /^(?!.*part).*All of it may already be saved, or nothing\..*nothing is saved twice/i,
    );
    expect(sent('parts')).toMatch(/Part of the import may already be saved\..*nothing is saved twice/);
    const [asked] = importErrorWords(i18n.t, failure, { empty: '' });
    expect(asked).toBe(en.failures.kind[kind]);
  },
);

test('what there are no words for is shown as it came', () => {
  expect(wordsOf(418, { key: 'general', kind: 'teapot' })).toEqual(['teapot']);
  expect(wordsOf(418, { key: 'text', kind: 'teapot', index: 0 })).toEqual(['1: teapot']);
  expect(wordsOf(418)).toEqual(['418 ']);
  expect(importErrorWords(i18n.t, new TypeError('x is not a function'), { empty: '' })).toEqual([
    'TypeError: x is not a function',
  ]);
});
