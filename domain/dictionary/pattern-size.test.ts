import { array, assert, constantFrom, property } from 'fast-check';
import { RE2JS } from 're2js';
import { expect, test } from 'vitest';
import { roughStates } from './pattern-size.ts';

test.each([
  ['rabbit(s|y)?', 11],
  ['a{1000}'.repeat(36), 36_000],
  ['((a{10}){10}){10}', 1220],
  [String.raw`\p{L}{1000}[^\]x]{5,10}(?:ab){0,7}`, 1024],
  [String.raw`\Qa{1000}\E\x{10FFFF}{2}(?i)[]a]{3,}`, 12],
])('the states of a pattern are told from its text: %.40j', (pattern, states) => {
  expect(roughStates(pattern)).toBe(states);
});

test('whatever is in a pattern, it has at most three times as many states when it is compiled', () => {
  const pieces = constantFrom(
    ...[
      'a',
      'b',
      '{3}',
      '{0,9}',
      '{2,}',
      '*',
      '+?',
      '|',
      '(',
      '(?:',
      '(?P<n>',
      '(?i)',
      ')',
      '[^b]',
      '[]a]',
      '[',
    ],
    ...['^', '\\b', '\\pL', '\\p{Lu}', '\\Q', '\\E', '\\x{61}', '\\(', ']', '.', '[[:alpha:]]', '{'],
  );
  assert(
    property(array(pieces, { maxLength: 30 }), (parts) => {
      const pattern = parts.join('');
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
