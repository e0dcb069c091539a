import { expect, test } from 'vitest';
import { readingOf } from './cue-reading.ts';

test('the longest line, the lines and the characters per second of a cue are measured (subtitles.11)', () => {
  expect(readingOf('One two\nthree', 2000)).toEqual({ longest: 7, lines: 2, speed: 6 });
  expect(readingOf('Абв', 900)).toEqual({ longest: 3, lines: 1, speed: 3.3 });
  expect(readingOf('', 1000)).toEqual({ longest: 0, lines: 0, speed: 0 });
  // A pair of surrogates is one character, as in the counter.
  expect(readingOf('👋👋', 1000)).toMatchObject({ longest: 2, speed: 2 });
});

test('a cue that is shown at no time has no speed (subtitles.11)', () => {
  expect(readingOf('One', 0).speed).toBeNull();
  expect(readingOf('One', -5).speed).toBeNull();
});

test.each([
  ['tags', '<i>One</i> <font color="#fff">two</font>'],
  ['override blocks', '{\\i1}One{\\i0} two'],
  ['drawings', '{\\p1}m 0 0 l 5 5{\\p0}One two'],
  ['marks', '<i2>One</i2> <x>two</x><note/>'],
  ['blank lines and outer spaces', '  One two \n \n'],
])('%s of a cue aren’t counted (subtitles.11)', (_, text) => {
  expect(readingOf(text, 1000)).toEqual({ longest: 7, lines: 1, speed: 7 });
});

test('a very long text with open blocks and tags is measured at once (subtitles.11)', () => {
  expect(readingOf('{\\<i'.repeat(20_000), 1000).lines).toBe(1);
});
