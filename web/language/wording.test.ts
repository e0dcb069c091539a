import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { en } from './en.ts';
import { wordsFor } from './wording.ts';

const i18n = i18next.createInstance();
beforeAll(() => i18n.init({ lng: 'en', resources: { en: { translation: en } } }));

test.each([
  [{ key: 'name', kind: 'minlength' }, 'At least 4 characters.'],
  [{ key: 'description', kind: 'maxlength' }, 'At most 1,000 characters.'],
  [{ key: 'phrase', kind: 'maxlength' }, 'Too long.'],
  [{ key: 'secret_code', kind: 'wrong' }, 'Wrong or expired secret code'],
  [{ key: 'email', kind: 'email' }, 'The value entered is not an email address'],
  [{ key: 'anything', kind: 'notUnique' }, 'This is already taken.'],
  [{ key: 'general', kind: 'tooOften' }, 'That was too often. Wait a little and try again.'],
  [{ key: 'general', kind: 'tooOften', wait: 30 }, 'That was too often. Try again in 30 seconds.'],
  [{ key: 'general', kind: 'tooOften', wait: 61 }, 'That was too often. Try again in 2 minutes.'],
] as const)('%j is said in words', (note, words) => {
  expect(wordsFor(i18n.t, note)).toBe(words);
});
