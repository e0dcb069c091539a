import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../test/any-character.ts';
import { LIMITS } from '../../core/limits.ts';
import { whyNotPattern } from './matchers.ts';
import { roughStates } from './pattern-size.ts';
import { patternOf } from './patterns.ts';
import { findWords, missingEntries, type SourceEntryKey } from './spans.ts';

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

const spansOf = <T extends SourceEntryKey>(text: string, entries: T[]) => findWords(text, entries).spans;
const missing = (source: string, translation: string, entries: (typeof rabbit)[]) =>
  missingEntries(spansOf(source, entries), translation);
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
  expect(spansOf('Rabbit!', [rabbit, hare])).toEqual([
    { start: 0, end: 6, entries: [rabbit, hare], isMaybe: false },
  ]);
});

test('a translation lacks the words whose agreed translation is not in it', () => {
  const source = 'The Queen saw the rabbit.';
  expect(missing(source, 'Королева увидела кролика.', [rabbit, queen])).toEqual([]);
  expect(missing(source, 'Она увидела кролика.', [rabbit, queen])).toEqual([queen]);
  expect(missing(source, '', [rabbit, queen])).toEqual([queen, rabbit]);
  expect(missing('Nobody.', '', [rabbit, queen])).toEqual([]);
});

test('of several meanings one is enough', () => {
  expect(missing('A rabbit', 'Заяц', [rabbit, hare])).toEqual([]);
  expect(missing('A rabbit', 'Кот', [rabbit, hare])).toEqual([rabbit, hare]);
});

test('a word inside a longer one is not asked for', () => {
  expect(missing('The white rabbit', 'Белый кролик', [white, queen, rabbit])).toEqual([]);
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

const CODE = [
  'https://site.example/RABBIT/queen?a=rabbit',
  'www.rabbit.example',
  'rabbit.example/rabbit',
  'mailto:rabbit',
  'white.rabbit@rabbit.example',
  '{rabbit}',
  '{{ rabbit }}',
  `$${'{rabbit}'}`,
  '%{rabbit}',
  '%(rabbit)s',
  '%rabbit%',
  '$t(rabbit)',
  '{rabbit, number}',
  '<rabbit id="rabbit"/>',
  '<a title="the rabbit">',
];

test.each(CODE)(
  'the words of the dictionary in %s are none, in no place of a text (dictionary.18)',
  (code) => {
    for (const text of [code, `A rabbit: ${code}`, `${code} rabbit`, `«${code}», rabbit, (${code})`]) {
      const words = found(text, rabbit.word_key);
      expect(words).toEqual(text === code ? [] : ['rabbit']);
      const toRabbit = { ...rabbit, translate_key: rabbit.word_key };
      expect(missing('A rabbit.', text, [toRabbit])).toEqual(text === code ? [toRabbit] : []);
    }
  },
);

test.each([
  ['(rabbit) [rabbit] “rabbit”', 3],
  ['the file <rabbit> and 50% rabbit', 2],
  ['{n, plural, one {rabbit} other {# rabbits of {rabbit}}}', 2],
  ['rabbit/rabbit and 5.rabbit', 3],
  ['a rabbit.The rabbit@home', 2],
])('in %s they are words', (text, amount) => {
  expect(found(text, rabbit.word_key)).toHaveLength(amount);
});

test('what a key finds with all of an address is found', () => {
  const help = { ...rabbit, translate_key: patternOf('help@site.example', 'ru') };
  expect(missing('A rabbit', 'Пишите на help@site.example', [help])).toEqual([]);
  expect(missing('A rabbit', 'Пишите на no-help@site.example', [help])).toEqual([help]);
});

test('addresses and placeholders are found in linear time', () => {
  for (const part of ['a', 'a.', 'a@', '{', '<a ', '%(a', '%a.', 'www.', '$t(', '@a.a', '<q>'])
    expect(found(`${part.repeat(100_000)} rabbit`, 'rabbit')).toHaveLength(1);
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

test('however many complex patterns there are, matching ends after its steps, has tried the simple ones and counts the others', () => {
  const text = 'a'.repeat(2000);
  const complex = Array.from({ length: 10_000 }, (_, nth) => ({ word_key: `[bc]{900}[NM]|${nth}` }));
  const { spans, left } = findWords(text, [...complex, { word_key: 'a.a' }]);
  expect(spans).toHaveLength(666);
  const fit = LIMITS.wordSteps.source / (roughStates('[bc]{900}[NM]|1') * text.length);
  expect(left).toBeGreaterThan(10_000 - fit);
  expect(left).toBeLessThan(10_000);
});

test('of one word so many entries are named, and the others counted', () => {
  const same = Array.from({ length: LIMITS.meanings + 3 }, () => ({ ...rabbit }));
  const { spans, left } = findWords('A rabbit and a rabbit.', same);
  expect(spans.map(({ entries }) => entries)).toEqual([0, 1].map(() => same.slice(0, LIMITS.meanings)));
  expect(left).toBe(3);
  expect(findWords('A hare', same).left).toBe(0);
});

test('keys that are switched off find nothing, which is counted, and are not asked for; generated ones still do', () => {
  const off = [
    { ...queen, word_key: 'quee(n|ns)', is_off: true },
    { ...rabbit, translate_key: 'кро(лик|ль)', is_off: true },
  ];
  const { spans, left } = findWords('The queen and the rabbit', off);
  expect(spans.map(({ entries }) => entries)).toEqual([[off[1]]]);
  expect(left).toBe(1);
  expect(missingEntries(spans, 'Она')).toEqual([]);
});

test('what is not looked for in a translation, because it takes too many steps, is not asked for', () => {
  const [complex, text] = [{ ...rabbit, translate_key: '[bc]{900}[NM]' }, 'а'.repeat(2000)];
  const many = Array.from({ length: 4 }, (_, nth) => ({
    ...complex,
    word_key: `${nth}`,
    translate_key: `${complex.translate_key}|${nth}`,
  }));
  expect(missing('rabbit', text, [complex])).toEqual([complex]);
  expect(missing('0 1 2 3', text, many).length).toBeLessThan(many.length);
});
