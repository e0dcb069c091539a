import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMITS } from '../../core/limits.ts';
import { createFinder } from './find-places.ts';
import type { Finding } from './finding.ts';
import { replaceMatches, replacementFor } from './replacement.ts';

const PLAIN = { regex: false, match_case: false, whole_words: false };

const found = (text: string, find: string, options: Partial<Finding> = {}) =>
  createFinder({ ...PLAIN, ...options, find })
    ?.placesIn(text)
    .map(({ start, end }) => text.slice(start, end));

function replace(text: string, find: string, by: string, options: Partial<Finding> = {}, except?: number[]) {
  const finding = { ...PLAIN, ...options, find };
  const finder = createFinder(finding);
  const replacement = finder && replacementFor(finding, by, finder);
  return (
    finder &&
    replacement &&
    replaceMatches(text, finder.placesIn(text), replacement, except && new Set(except))
  );
}

test('a text is found without regard to case unless it matters, in any composition, with what patterns mean literally', () => {
  expect(found('Alice and ALICE', 'alice')).toEqual(['Alice', 'ALICE']);
  expect(found('Alice and ALICE', 'Alice', { match_case: true })).toEqual(['Alice']);
  expect(found('Чай и чаи', 'чай'.normalize('NFD'))).toEqual(['Чай']);
  expect(found('Чай'.normalize('NFD'), 'Чай', { match_case: true })).toEqual(['Чай'.normalize('NFD')]);
  expect(found('Чай'.normalize('NFD'), 'Чаи')).toEqual([]);
  expect(found('ΟΔΟΣ οδός', 'οδοσ')).toEqual(['ΟΔΟΣ']);
  expect(found('οδος', 'οδοσ', { match_case: true })).toEqual([]);
  expect(found('1+1 (a) $5', '1+1 (a) $5')).toEqual(['1+1 (a) $5']);
  expect(found('aaaa', 'aa')).toEqual(['aa', 'aa']);
  expect(found('a  b', '  ')).toEqual(['  ']);
  expect(createFinder({ ...PLAIN, find: '' })).toBeUndefined();
});

test('whole words end where no letter, mark or digit goes on, in any script', () => {
  expect(found('кот, котёл и кот2; Кот', 'кот', { whole_words: true })).toEqual(['кот', 'Кот']);
  expect(found('banana ana', 'ana', { whole_words: true })).toEqual(['ana']);
  expect(found('ba a a', 'a a', { whole_words: true })).toEqual(['a a']);
  expect(found('a-b c', '-b', { whole_words: true })).toEqual(['-b']);
  expect(found('𝐀𝐁 𝐀', '𝐀', { whole_words: true })).toEqual(['𝐀']);
  expect(found('cat cats', 'cats?', { regex: true, whole_words: true })).toEqual(['cat', 'cats']);
  expect(found('concat', 'cat', { regex: true, whole_words: true })).toEqual([]);
});

test('a pattern is one of RE2; it finds nothing empty, and one that is invalid or would be slow makes no finder', () => {
  expect(found('ab 12 c3', String.raw`\d+`, { regex: true })).toEqual(['12', '3']);
  expect(found('ab', 'B', { regex: true, match_case: true })).toEqual([]);
  expect(found('baab', 'a*', { regex: true })).toEqual(['aa']);
  expect(found('ab', '^|$', { regex: true })).toEqual([]);
  expect(found('чай'.normalize('NFD'), 'ча[й]', { regex: true })).toEqual(['чай'.normalize('NFD')]);
  for (const find of ['(', 'a(?=b)', String.raw`(a)\1`, String.raw`\p{L}{1000}`, 'a{1000}'.repeat(36)])
    expect(createFinder({ ...PLAIN, regex: true, find })).toBeUndefined();
});

test('places are replaced, some of them are left out, and nothing is inserted into what was replaced', () => {
  expect(replace('a b a', 'a', 'aa')).toBe('aa b aa');
  expect(replace('a b a', 'a', 'x', {}, [0])).toBe('a b x');
  expect(replace('a b a', 'a ', '')).toBe('b a');
  expect(replace('$1 costs', 'costs', '$1 $&')).toBe('$1 $1 $&');
});

test('in a replacement for a pattern groups stand by number or name, and escapes for what can’t be typed', () => {
  const regex = { regex: true };
  expect(replace('Carroll, Lewis', String.raw`(\w+), (\w+)`, '$2 $1', regex)).toBe('Lewis Carroll');
  expect(replace('5 km', String.raw`(?P<n>\d+) km`, '$<n> км', regex)).toBe('5 км');
  expect(replace('ab', '(a)|(b)', '[$1$2$&]', regex)).toBe('[aa][bb]');
  expect(replace('a', '(a)', '$10 $$1', regex)).toBe('a0 $1');
  expect(replace('a b', ' ', String.raw`\n\t\\`, regex)).toBe('a\n\t\\b');
  expect(replace('a', 'a', '$ 5$', regex)).toBe('$ 5$');
  expect(replace('a', 'a', '$1', regex)).toBeUndefined();
  expect(replace('a', '(?P<x>a)', '$<y>', regex)).toBeUndefined();
  expect(replace('a', '(?P<x>a)', '$<constructor>', regex)).toBeUndefined();
});

test('whatever is sought, its places are in order, apart and not empty, and replacing them by themselves changes nothing', () => {
  const letters = fc.string({
    unit: fc.constantFrom('a', 'b', 'A', 'й', 'й', 'Σ', 'ς', ' ', '𝐀', 'ß', '.', '\n'),
  });
  fc.assert(
    fc.property(
      letters,
      letters,
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      (text, find, regex, match_case, whole_words) => {
        const finder = createFinder({ find, regex, match_case, whole_words });
        if (!finder) return;
        const places = finder.placesIn(text);
        let last = 0;
        for (const { start, end } of places) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(replaceMatches(text, places, ({ start, end }) => text.slice(start, end))).toBe(text);
      },
    ),
  );
});

test('a pattern of hard repetitions takes linear time', () => {
  const text = 'a'.repeat(LIMITS.translation.max);
  expect(found(text, '(a*)*b', { regex: true })).toEqual([]);
});
