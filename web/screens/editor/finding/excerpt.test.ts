import { expect, test } from 'vitest';
import { createFinder } from '#domain/texts/find/find-places.ts';
import { excerptOf } from './excerpt.ts';

const shown = (text: string, find: string) => {
  const finder = createFinder({ find, regex: false, match_case: true, whole_words: false });
  return excerptOf(text, finder?.placesIn(text) ?? []).map(({ text, place }) => (place ? `[${text}]` : text));
};

test('a short text is shown whole, with its matches', () => {
  expect(shown('a cat and a cat', 'cat')).toEqual(['a ', '[cat]', ' and a ', '[cat]']);
  expect(shown('cat', 'cat')).toEqual(['[cat]']);
});

test('of a long text what is near a match is shown, in whole characters', () => {
  const long = 'x'.repeat(300);
  expect(shown(`${long}cat${long}`, 'cat')).toEqual([`…${'x'.repeat(90)}`, '[cat]', `${'x'.repeat(90)}…`]);
  expect(shown(`cat${long}cat`, 'cat')[1]).toBe(`${'x'.repeat(90)}…${'x'.repeat(90)}`);
  for (const text of shown(`${'😀'.repeat(100)}cat x${'😀'.repeat(100)}`, 'cat'))
    expect(text.isWellFormed()).toBe(true);
});
