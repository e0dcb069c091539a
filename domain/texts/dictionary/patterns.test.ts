import { assert, constantFrom, property, string } from 'fast-check';
import { RE2JS } from 're2js';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../test/any-character.ts';
import { LIMITS } from '../../core/limits.ts';
import { isBlank, lengthOf } from '../../core/text/text.ts';
import { isGenerated } from './generated-patterns.ts';
import { whyNotPattern } from './matchers.ts';
import { patternOf } from './patterns.ts';
import { requiredTextOf } from './required-text.ts';
import { findWords } from './spans.ts';

const wordsIn = (text: string, word: string, lang: string) =>
  findWords(text, [{ word_key: patternOf(word, lang) }]).spans.map(({ start, end }) =>
    text.slice(start, end),
  );

test('a key left blank is stem and letters at word edges', () => {
  expect(patternOf('rabbits', 'en')).toBe(String.raw`(?:^|\P{L})(rabbit\p{L}*)`);
  expect(patternOf('White Rabbit', 'en')).toBe(String.raw`(?:^|\P{L})(white\p{L}*[\s\p{Z}]+rabbit\p{L}*)`);
});

test.each([
  ['en', 'rabbit', 'Rabbit, RABBITS and rabbiting; parrabbit', ['Rabbit', 'RABBITS', 'rabbiting']],
  ['en', 'lady', 'A lady among ladies on a ladder', ['lady', 'ladies']],
  ['en', 'go', 'She goes on going; the government does not', ['goes', 'going']],
  ['en', 'I', 'I think, it is I', ['I', 'I']],
  ['en', "Alice's", "Alice’s and Alice's, not Alice", ['Alice’s', "Alice's"]],
  ['ru', 'кролик', 'Кролик встретил кролика с кроликами', ['Кролик', 'кролика', 'кроликами']],
  ['ru', 'ёлка', 'Ёлка, елки, под ёлкою', ['Ёлка', 'елки', 'ёлкою']],
  ['ru', 'Шалтай-Болтай', 'К Шалтаю-Болтаю', ['Шалтаю-Болтаю']],
  ['ru', 'Белый Кролик', 'о белом\nкролике', ['белом\nкролике']],
  ['it', 'coniglio', 'Il coniglio e i conigli', ['coniglio', 'conigli']],
  ['it', "l'uomo", "L’uomo, l'uomo", ['L’uomo', "l'uomo"]],
  ['de', 'Katze', 'Katze, Katzen, katze', ['Katze', 'katze']],
  ['fr', 'lapin blanc', 'Le lapin\u00a0blanc lapin  blanc.', ['lapin\u00a0blanc', 'lapin  blanc']],
  ['ja', '白兎', 'あの白兎です', ['白兎']],
  ['en', 'C++', 'C++ and c++, not C', ['C++', 'c++']],
])('in %s, the forms of %j are found in %j', (lang, word, text, found) => {
  expect(wordsIn(text, word, lang)).toEqual(found);
});

test('an accent is the same in one character or in two, and the place is that of the text as it stands', () => {
  const text = 'Nella citta\u0300 e\u0300 notte.';
  expect(wordsIn(text, 'città', 'it')).toEqual(['citta\u0300']);
});

const words = string({ unit: anyCharacter, minLength: 1, maxLength: LIMITS.word.max })
  .map((word) => word.replace(/\s+/gu, ' ').trim())
  .filter((word) => !isBlank(word) && lengthOf(word) <= LIMITS.word.max);

test('whatever the word, the key fits, compiles and is known as one of ours', () => {
  assert(
    property(words, constantFrom('en', 'ru', 'it', 'de', 'zh'), (word, lang) => {
      const pattern = patternOf(word, lang);
      expect(lengthOf(pattern)).toBeLessThanOrEqual(LIMITS.pattern.max);
      expect(whyNotPattern(pattern)).toBeUndefined();
      expect(isGenerated(pattern)).toBe(true);
    }),
  );
});

test.each(['en', 'ru', 'it', 'de', 'zh'])('a word of 255 characters is found by its key in %s', (lang) => {
  for (const word of [
    'word '.repeat(50),
    'w'.repeat(255),
    '+'.repeat(255),
    'ё'.repeat(255),
    'a b'.repeat(85),
  ]) {
    const whole = word.trim();
    const [span] = findWords(`"${whole}"`, [{ word_key: patternOf(whole, lang) }]).spans;
    expect(span?.start).toBe(1);
  }
});

test('a key of ours finds with the browser’s engine what RE2 finds', () => {
  const letters = constantFrom(
    'a',
    'б',
    'Ё',
    'е',
    'k',
    'K',
    'ß',
    'ſ',
    'i',
    'ς',
    'Σ',
    ' ',
    '-',
    "'",
    '.',
    '7',
    'é',
  );
  const texts = string({ unit: letters, maxLength: 60 });
  const short = string({ unit: letters, minLength: 1, maxLength: 4 }).filter((word) => !isBlank(word));
  assert(
    property(short, texts, constantFrom('en', 'ru', 'de', 'ja'), (word, text, lang) => {
      const pattern = patternOf(word.trim(), lang);
      const native = new RegExp(pattern, 'iv').exec(text);
      const matcher = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE).matcher(text);
      expect(native?.[1]).toBe(matcher.find() ? (matcher.group(1) ?? undefined) : undefined);
    }),
    { numRuns: 500 },
  );
});

test('nobody’s own key passes for one of ours where repetition could meet itself', () => {
  for (const pattern of [
    String.raw`(a\p{L}*a\p{L}*b)`,
    String.raw`(a[\s\p{Z}]+[\s\p{Z}]+b)`,
    '(a+)',
    '(a|b)',
    '((?:a|b)+)',
    '(a*)*b',
    String.raw`(\p{L}*\p{L}*x)`,
  ]) {
    expect(isGenerated(pattern)).toBe(false);
  }
});

test('the longest letters of a key of ours are what a text must have', () => {
  expect(requiredTextOf(patternOf('The White Rabbits', 'en'))).toBe('rabbit');
  expect(requiredTextOf(patternOf('Straße', 'de'))).toBe('Straße');
});
