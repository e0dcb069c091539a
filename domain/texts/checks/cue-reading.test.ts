import { expect, test } from 'vitest';
import { CUE_PROFILES } from '../../core/access/cue-limits.ts';
import { cueReading, readingOf } from './cue-reading.ts';
import { findingsOf } from './run-checks.ts';

const { netflix, bbc } = CUE_PROFILES;

const failed = (text: string, end: number, limits: typeof netflix | typeof bbc = netflix) =>
  findingsOf(
    'Source',
    text,
    { sourceLanguage: 'en', targetLanguage: 'ru', cue: { times: { start: 0, end }, limits } },
    [cueReading],
  ).map(({ code, values }) => [code, values?.own, values?.limit]);

test('a text breaks the limits of speed, line length and lines, each by itself (subtitles.13)', () => {
  expect(failed('x'.repeat(34), 2000)).toEqual([]);
  expect(failed('x'.repeat(35), 2000)).toEqual([['speed', 17.5, 17]]);
  expect(failed('x'.repeat(43), 5000)).toEqual([['longest', 43, 42]]);
  expect(failed('x\ny\nz', 5000)).toEqual([['lines', 3, 2]]);
  expect(failed('x'.repeat(40), 5000, bbc)).toEqual([['longest', 40, 37]]);
});

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
