import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { KINDS } from '#contract/core/failures.ts';
import { IMAGE_PROBLEMS } from '#domain/core/images/images.ts';
import { ENGLISH, TEXTS } from '../../test/texts-of.ts';
import { WIRE_KINDS } from '../data/wire/failure.ts';
import { failureNoteText, knownFailureNoteText } from './failure-note-text.ts';

const i18n = i18next.createInstance();
beforeAll(() => i18n.init({ lng: 'en', resources: { en: { translation: TEXTS.en } } }));

test.each([
  [{ key: 'name', kind: 'minlength' }, 'At least 4 characters.'],
  [{ key: 'description', kind: 'maxlength' }, 'At most 1,000 characters.'],
  [{ key: 'phrase', kind: 'maxlength' }, 'Too long.'],
  [{ key: 'secret_code', kind: 'wrong' }, 'Wrong or expired secret code'],
  [{ key: 'email', kind: 'email' }, 'The value entered is not an email address'],
  [{ key: 'anything', kind: 'notUnique' }, 'Already taken.'],
  [{ key: 'general', kind: 'tooOften' }, 'Too many requests. Wait a moment and try again.'],
  [{ key: 'general', kind: 'tooOften', wait: 30 }, 'Too many requests. Try again in 30 seconds.'],
  [{ key: 'general', kind: 'tooOften', wait: 61 }, 'Too many requests. Try again in 2 minutes.'],
  [
    { key: 'account', kind: 'tooOften', wait: 1 },
    'Too many sign-in attempts for this account. Try again in 1 second.',
  ],
  [
    { key: 'attempts', kind: 'tooOften', wait: 240 },
    'Too many attempts from your network. Try again in 4 minutes.',
  ],
  [
    { key: 'current_password', kind: 'tooOften', wait: 8 },
    'Too many wrong passwords. Try again in 8 seconds.',
  ],
  [
    { key: 'image', kind: 'tooOften', wait: 3600 },
    'You’ve uploaded too many images. Try again in 60 minutes.',
  ],
  [{ key: 'body', kind: 'bodyTooLarge' }, 'This is too large to send at once.'],
  [
    { key: 'body', kind: 'bodyTooLarge', limit: 2 ** 20 },
    'This is too large to send at once. The limit is 1 MB.',
  ],
] as const)('%j is said in words', (note, words) => {
  expect(failureNoteText(i18n.t, note)).toBe(words);
});

test('every kind of failure, and of what is wrong with an image, has words, and no other', () => {
  const { failures, images } = ENGLISH;
  expect(Object.keys(failures.kind).toSorted()).toEqual([...Object.keys(KINDS), ...WIRE_KINDS].toSorted());
  expect(Object.keys(images.problem).toSorted()).toEqual(Object.keys(IMAGE_PROBLEMS).toSorted());
});

test('a kind without words is some error, or what its screen says of those', () => {
  const note = { key: 'general', kind: 'teapot' as never };
  expect(failureNoteText(i18n.t, note)).toBe('Some error');
  expect(knownFailureNoteText(i18n.t, note)).toBeUndefined();
});
