import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../test/any-character.ts';
import { whyNotPattern } from './matchers.ts';
import { patternOf } from './patterns.ts';
import { missingEntries, spansOf } from './spans.ts';

const entry = (word: string, translate: string) => ({
  word,
  word_key: patternOf(word, 'en'),
  translate,
  translate_key: patternOf(translate, 'ru'),
});
const rabbit = entry('rabbit', 'кролик');
const white = entry('white rabbit', 'Белый Кролик');
const hare = entry('rabbit', 'заяц');
const queen = entry('queen', 'королева');

const found = (text: string, word_key: string) =>
  spansOf(text, [{ word_key }]).map(({ start, end }) => text.slice(start, end));

test('of two words that overlap the longer is meant', () => {
  const text = 'A white rabbit met a rabbit.';
  const spans = spansOf(text, [rabbit, white]);
  expect(spans.map(({ start, end, entries }) => [text.slice(start, end), entries])).toEqual([
    ['white rabbit', [white]],
    ['rabbit', [rabbit]],
  ]);
});

test('a word with several meanings is one place with several entries', () => {
  expect(spansOf('Rabbit!', [rabbit, hare])).toEqual([{ start: 0, end: 6, entries: [rabbit, hare] }]);
});

test('a translation lacks the words whose agreed translation is not in it', () => {
  const source = 'The Queen saw the rabbit.';
  expect(missingEntries(source, 'Королева увидела кролика.', [rabbit, queen])).toEqual([]);
  expect(missingEntries(source, 'Она увидела кролика.', [rabbit, queen])).toEqual([queen]);
  expect(missingEntries(source, '', [rabbit, queen])).toEqual([queen, rabbit]);
  expect(missingEntries('Nobody.', '', [rabbit, queen])).toEqual([]);
});

test('of several meanings one is enough', () => {
  expect(missingEntries('A rabbit', 'Заяц', [rabbit, hare])).toEqual([]);
  expect(missingEntries('A rabbit', 'Кот', [rabbit, hare])).toEqual([rabbit, hare]);
});

test('a word inside a longer one is not asked for', () => {
  expect(missingEntries('The white rabbit', 'Белый кролик', [white, queen, rabbit])).toEqual([]);
});

test.each([
  ['one’s own key is found whole', 'rabbit(s|y)?', 'Rabbits', ['Rabbits']],
  ['unless its first group has but edges around it', String.raw`(?:^|\s)(cat)`, 'a cat', ['cat']],
  [
    'neighbours share their edge',
    String.raw`(?:^|\P{L})(cat)(?:\P{L}|$)`,
    'cat cat cat',
    ['cat', 'cat', 'cat'],
  ],
  ['what matches nothing marks nothing', 'x*', 'axxb', ['xx']],
  ['what is no pattern finds nothing', '(', '(', []],
  ['an empty key finds nothing', '', 'text', []],
  ['characters outside the basic plane keep their place', '🐇', 'a🐇b🐇', ['🐇', '🐇']],
])('%s: %s', (_, pattern, text, words) => {
  expect(found(text, pattern)).toEqual(words);
});

test.each([
  ['(', 'pattern'],
  ['a**', 'pattern'],
  ['(?=a)', 'pattern'],
  [String.raw`(a)\1`, 'pattern'],
  [String.raw`\p{Nonsense}`, 'pattern'],
  ['(a{1000}){1000}', 'pattern'],
  [String.raw`\p{L}{1000}`, 'pattern'],
  [String.raw`\p{L}{1000}`.repeat(20), 'pattern'],
  [String.raw`(\p{L}{1000}|\p{L}{999}|\p{L}{998}|\p{L}{997})`, 'pattern'],
  ['.{500}.{500}', 'pattern'],
  ['(?:a?){1000}', 'pattern'],
  ['a'.repeat(255), undefined],
  ['rabbit(s|y)?', undefined],
  [String.raw`\bcat\b`, undefined],
  [String.raw`\p{L}{0,30}`, undefined],
])('the key %.40j is a pattern, or refused: %s', (pattern, kind) => {
  expect(whyNotPattern(pattern)).toBe(kind);
});

test('spans stand in order within the text and never overlap, whatever the keys', () => {
  const texts = string({ unit: anyCharacter, maxLength: 80 });
  const keys = string({ maxLength: 8 });
  assert(
    property(texts, keys, keys, (text, one, other) => {
      let last = 0;
      for (const { start, end } of spansOf(text, [{ word_key: one }, { word_key: other }])) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        last = end;
      }
    }),
  );
});
