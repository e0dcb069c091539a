import { expect, test } from 'vitest';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { changesOf, languageOf, textOf } from './entry-texts.ts';

const t = (text: string) => ({ kind: 'text', text });
const LANGUAGES = { source_lang: 'en', target_lang: 'ru' };

test('what came or went is told whole, in its language', () => {
  const of = (kind: keyof typeof LOG_CODES, acts: Record<string, [unknown, unknown]>) =>
    textOf({ w: LOG_CODES[kind], acts }, LANGUAGES);
  expect(of('addTranslation', { text: [null, 'Шляпник'] })).toEqual({ nodes: [t('Шляпник')], lang: 'ru' });
  expect(of('deleteString', { text: ['Hatter', null] })).toEqual({ nodes: [t('Hatter')], lang: 'en' });
  expect(of('addEntry', { word: [null, 'Hatter'], translate: [null, 'Шляпник'] })).toEqual({
    nodes: [t('Шляпник')],
    lang: 'ru',
  });
  expect(of('addComment', { text: [null, 'So.'] })).toEqual({ nodes: [t('So.')], lang: undefined });
  expect(of('editTranslation', { text: ['Old', 'New'] })).toBeUndefined();
  expect(of('vote', { is_minus: [null, true] })).toBeUndefined();
});

test('a comment is told in one line, without its markup but with its links; a translation as it is', () => {
  const text = 'Why <b>? **important**, @bob\n\n> so [here](https://example.org)';
  const of = (kind: keyof typeof LOG_CODES, acts: Record<string, [unknown, unknown]>) =>
    textOf({ w: LOG_CODES[kind], acts }, LANGUAGES)?.nodes;
  for (const kind of ['addComment', 'deleteComment', 'removeComment'] as const) {
    expect(of(kind, { text: kind === 'addComment' ? [null, text] : [text, null] })).toEqual([
      t('Why <b>? important, @bob so '),
      { kind: 'link', href: 'https://example.org/', children: [t('here')] },
    ]);
  }
  expect(of('addTranslation', { text: [null, text] })).toEqual([t(text)]);
});

test('what changed is told field by field, save what the sentence says', () => {
  expect(changesOf({ acts: { text: ['Old', 'New'], status: [-1, 0] } })).toEqual([
    { field: 'text', before: 'Old', after: 'New' },
    { field: 'status', before: -1, after: 0 },
  ]);
  expect(changesOf({ acts: { max_length: [null, 70] } })).toHaveLength(1);
  expect(changesOf({ acts: { text: [null, 'New'], accept: [null, true], owner: ['a', 'b'] } })).toEqual([]);
});

test('a field of no known language has none', () => {
  expect(languageOf(LOG_CODES.editString, 'text', LANGUAGES)).toBe('en');
  expect(languageOf(LOG_CODES.editString, 'context', LANGUAGES)).toBeUndefined();
});
