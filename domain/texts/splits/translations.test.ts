import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchingPlace } from './matching-place.ts';
import { joinTexts, splitText } from './split-text.ts';
import { type Divisible, mergeTranslations, splitTranslation } from './translations.ts';

const LANGUAGES = { source_lang: 'en', target_lang: 'ru' };

test('the parts of a text with the space between them make it up again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), (text, at) => {
      const parts = splitText(text, at);
      if (parts) expect(joinTexts(parts)).toBe(text);
    }),
  );
});

describe('the matching place', () => {
  const SOURCE = 'He came in. He sat down. He left.';
  test.each([
    [
      'the same sentence, if there are as many',
      12,
      'Он вошёл. Посидел. И только потом совсем ушёл.',
      'Он вошёл.',
    ],
    ['the end of the nearest sentence, if not', 12, 'Он вошёл и сел. Ушёл.', 'Он вошёл и сел.'],
    [
      'between words, if the source is split within a sentence',
      7,
      'Он вошёл, посидел немного и ушёл.',
      'Он вошёл,',
    ],
    ['between words of a single sentence', 12, 'Он вошёл, посидел немного и ушёл', 'Он вошёл,'],
  ])('%s', (_what, at, translation, first) => {
    const place = matchingPlace(SOURCE, at, translation, LANGUAGES);
    expect(splitText(translation, place ?? 0)?.first).toBe(first);
  });

  test('a single word stays whole, and texts without spaces are split between words', () => {
    expect(matchingPlace(SOURCE, 12, 'Ушёл', LANGUAGES)).toBeNull();
    expect(
      matchingPlace(SOURCE, 12, '彼は入って座った', { source_lang: 'en', target_lang: 'ja' }),
    ).toBeGreaterThan(0);
  });

  test('is inside of every text that has several words', () => {
    const words = fc
      .array(fc.constantFrom('да', 'нет.', 'что?', '😀'), { minLength: 2 })
      .map((all) => all.join(' '));
    fc.assert(
      fc.property(words, words, fc.nat(40), (source, translation, at) => {
        const place = matchingPlace(source, at, translation, LANGUAGES);
        expect(place === null ? undefined : splitText(translation, place)).toBeDefined();
      }),
    );
  });
});

let id = 0;
const translation = (author_id: number, text: string, more: Partial<Divisible> = {}): Divisible => ({
  id: ++id,
  author_id,
  text,
  context: '',
  status: 0,
  updated_at: 0,
  votes_plus: 0,
  votes_minus: 0,
  needs_review: false,
  joint: null,
  ...more,
});
const merged = (first: Divisible[], second: Divisible[], maxLength: number | null = null) => {
  const { kept } = mergeTranslations(first, second, { separator: ' ', maxLength });
  return kept.map(({ author_id, text, status, needs_review }) => [author_id, text, status, needs_review]);
};

test('a translation that is split stays whole where it has no two parts', () => {
  const one = translation(1, 'Да. Нет.', { context: 'note', status: 1 });
  expect(splitTranslation(one, 3)).toEqual({
    first: { ...one, text: 'Да.' },
    second: { ...one, text: 'Нет.', context: '', joint: ' ' },
  });
  expect(splitTranslation(one, null)).toBeUndefined();
  expect(splitTranslation(one, 8)).toBeUndefined();
});

test('translations of one author are joined in their order, with what stood between them', () => {
  expect(
    merged(
      [translation(1, 'a', { status: 1 }), translation(1, 'b')],
      [translation(1, 'A', { status: 1, joint: '\n' }), translation(1, 'B')],
    ),
  ).toEqual([
    [1, 'a\nA', 1, false],
    [1, 'b B', 0, false],
  ]);
});

test('the current one gets another’s current one, which stays by itself as an initial one', () => {
  expect(merged([translation(1, 'a')], [translation(2, 'B', { status: 1 })])).toEqual([
    [1, 'a B', 0, true],
    [2, 'B', -1, true],
  ]);
});

test('what has no other part needs review, and keeps its status where there is nothing else', () => {
  expect(merged([translation(1, 'a', { status: 1 })], [])).toEqual([[1, 'a', 1, true]]);
  expect(merged([], [translation(2, 'B', { status: 1 })])).toEqual([[2, 'B', 1, true]]);
});

test('translations that would be too long together stay apart', () => {
  expect(merged([translation(1, 'aaa')], [translation(1, 'BBB')], 6)).toEqual([
    [1, 'aaa', 0, true],
    [1, 'BBB', -1, true],
  ]);
});
