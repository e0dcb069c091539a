import { expect, test } from 'vitest';
import { createFinder } from '#domain/texts/find/find-places.ts';
import { excerptOf } from './excerpt.ts';

/** The excerpt with its matches in brackets and a sign for what is left out. */
const shown = (text: string, find: string) => {
  const finder = createFinder({ find, regex: false, match_case: true, whole_words: false });
  let end = 0;
  const parts = excerptOf(text, finder?.placesIn(text) ?? []).map((part) => {
    const gap = part.start > end ? '…' : '';
    end = part.end;
    const words = text.slice(part.start, part.end);
    return gap + (part.place ? `[${words}]` : words);
  });
  return parts.join('|') + (end < text.length ? '…' : '');
};

test('a short text is shown whole, with its matches', () => {
  expect(shown('a cat and a cat', 'cat')).toBe('a |[cat]| and a |[cat]');
  expect(shown('cat', 'cat')).toBe('[cat]');
});

test('of a long text what is near a match is shown, in whole characters', () => {
  const long = 'x'.repeat(300);
  expect(shown(`${long}cat${long}`, 'cat')).toBe(`…${'x'.repeat(90)}|[cat]|${'x'.repeat(90)}…`);
  expect(shown(`cat${long}cat`, 'cat')).toBe(`[cat]|${'x'.repeat(90)}|…${'x'.repeat(90)}|[cat]`);
  expect(shown(`${'😀'.repeat(100)}cat x${'😀'.repeat(100)}`, 'cat').isWellFormed()).toBe(true);
});
