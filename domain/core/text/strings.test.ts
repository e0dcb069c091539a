import { expect, test } from 'vitest';
import { type StringState, stringState, whyNotString } from './strings.ts';

const sound = { text: 'Hello', key: '', context: '', max_length: null };

test('a string needs its text only', () => {
  expect(whyNotString(sound)).toEqual([]);
  expect(
    whyNotString({ ...sound, key: 'k'.repeat(500), context: 'c'.repeat(1000), max_length: 2000 }),
  ).toEqual([]);
});

test('a max_length of 1 is the least', () => {
  expect(whyNotString({ ...sound, max_length: 1 })).toEqual([]);
});

test.each([
  [{ text: '' }, { key: 'text', kind: 'required' }],
  [{ text: ' \u00a0' }, { key: 'text', kind: 'required' }],
  [{ text: 'x'.repeat(2001) }, { key: 'text', kind: 'maxlength' }],
  [{ key: 'k'.repeat(501) }, { key: 'key', kind: 'maxlength' }],
  [{ context: 'c'.repeat(1001) }, { key: 'context', kind: 'maxlength' }],
  [{ max_length: 0 }, { key: 'max_length', kind: 'min' }],
  [{ max_length: 2001 }, { key: 'max_length', kind: 'max' }],
  [{ max_length: 1.5 }, { key: 'max_length', kind: 'number' }],
  [{ max_length: Number.NaN }, { key: 'max_length', kind: 'number' }],
])('a string with %.40j is refused: %j', (change, problem) => {
  expect(whyNotString({ ...sound, ...change })).toEqual([problem]);
});

test('all that is wrong is said at once', () => {
  const problems = whyNotString({ text: '', key: 'k'.repeat(501), context: '', max_length: -1 });
  expect(problems.map(({ key }) => key)).toEqual(['text', 'key', 'max_length']);
});

test.each<[number, number, boolean, StringState]>([
  [0, 0, false, 'none'],
  [2, 0, false, 'initial'],
  [2, 1, false, 'review'],
  [1, 0, true, 'approved'],
  [3, 2, true, 'approved'],
])(
  '%i translations, %i of them regular, approved %s: %s',
  (translations_amount, regular_amount, approved, state) => {
    expect(stringState({ translations_amount, regular_amount, approved })).toBe(state);
  },
);
