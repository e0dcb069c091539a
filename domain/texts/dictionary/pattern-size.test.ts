import { array, assert, constantFrom, property, string } from 'fast-check';
import { RE2JS } from 're2js';
import { expect, test } from 'vitest';
import { foldForSearch } from '../../core/text/text.ts';
import { compile } from './pattern-engines.ts';
import { roughStates } from './pattern-size.ts';
import { requiredTextOf } from './required-text.ts';

test.each([
  ['rabbit(s|y)?', 11],
  ['a{1000}'.repeat(36), 36_000],
  ['((a{10}){10}){10}', 1220],
  [String.raw`\p{L}{1000}[^\]x]{5,10}(?:ab){0,7}`, 1024],
  [String.raw`\Qa{1000}\E\x{10FFFF}{2}(?i)[]a]{3,}`, 12],
])('the states of a pattern are told from its text: %.40j', (pattern, states) => {
  expect(roughStates(pattern)).toBe(states);
});

const PIECES = constantFrom(
  ...['a', 'b', 's', '{3}', '{0,9}', '{0}', '{2,}', '*', '+?', '?', '|', '(', '(?:', '(?P<n>', '(?i)', ')'],
  ...['[^b]', '[]a]', '[', '^', '\\b', '\\pL', '\\p{Lu}', '\\Q', '\\E', '\\x{61}', '\\x61', '\\141'],
  ...['\\(', ']', '.', '[[:alpha:]]', '{', 'bs'],
);
const PATTERNS = array(PIECES, { maxLength: 30 }).map((parts) => parts.join(''));

test('whatever is in a pattern, it has at most three times as many states when it is compiled', () => {
  assert(
    property(PATTERNS, (pattern) => {
      let size = 0;
      try {
        size = RE2JS.compile(pattern).programSize();
      } catch {
        return;
      }
      expect(size).toBeLessThanOrEqual(3 * roughStates(pattern) + 5);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['rabbits?', 'rabbit'],
  [String.raw`\b(the )?white[\s]+(rabbit|hare)\b`, 'white'],
  ['(cat)(?:dog){2}x', 'cat'],
  ['cat|dog', ''],
  ['ab+cd*e{0,3}', 'ab'],
  [String.raw`\pLucky\x41bc`, 'ucky'],
])('a pattern is not compiled for a text without its longest sure letters: %j needs %j', (pattern, text) => {
  expect(requiredTextOf(pattern)).toBe(text);
});

test('whatever is in a pattern, what it matches has the text that it requires', () => {
  assert(
    property(
      PATTERNS,
      string({ unit: constantFrom('a', 'A', 'b', 's', 'ſ', '('), maxLength: 12 }),
      (pattern, text) => {
        if (!compile(pattern)?.test(text)) return;
        expect(foldForSearch(text)).toContain(foldForSearch(requiredTextOf(pattern)));
      },
    ),
    { numRuns: 5000 },
  );
});
