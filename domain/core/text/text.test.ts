import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../test/any-character.ts';
import {
  foldForSearch,
  isBlank,
  isLongerThan,
  isStorable,
  lengthOf,
  storedText,
  whyNotText,
} from './text.ts';

const anyText = fc.string({ unit: anyCharacter });

test.each([
  ['', 0],
  ['abc', 3],
  ['ёж', 2],
  ['😀', 1],
  ['a😀b😀', 4],
  ['e\u0301', 2],
  ['👨‍👩‍👧', 5],
  ['\ud83d', 1],
  ['\ud83d\ud83d\ude00', 2],
])('the length of %j is %i code points', (text, length) => {
  expect(lengthOf(text)).toBe(length);
});

test('a length is the number of steps in which a text is walked', () => {
  fc.assert(fc.property(anyText, (text) => lengthOf(text) === [...text].length));
});

test('a text is longer than a limit exactly when its length is', () => {
  fc.assert(
    fc.property(anyText, fc.nat(20), (text, max) => isLongerThan(text, max) === lengthOf(text) > max),
  );
});

test.each([
  ['a\r\nb', 'a\nb', 'CRLF becomes LF'],
  ['a\rb', 'a\rb', 'a lone CR stays'],
  ['\uFEFFa', 'a', 'a BOM in front goes'],
  ['a\uFEFFb', 'a\uFEFFb', 'elsewhere it is a character'],
  [' loss of work ', ' loss of work ', 'edge spaces stay'],
  ['e\u0301', 'e\u0301', 'nothing is composed'],
  ['', '', 'nothing stays nothing'],
])('%j is stored as %j: %s', (raw, stored) => {
  expect(storedText(raw)).toBe(stored);
});

test.each(['', ' ', '\t\n\r', '\u00a0\u2003\u3000', '\u200b', '\u200d\u2060\ufeff', '\u00ad', '\u3164'])(
  'there is nothing to read in %j',
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);

test.each(['a', ' . ', '—', '\u200bя', '😀', '0'])('there is something to read in %j', (text) => {
  expect(isBlank(text)).toBe(false);
});

test.each([
  ['plain', true],
  ['pair 😀', true],
  ['nul \0', false],
  ['half \ud83d', false],
  ['\ude00 half', false],
])('whether %j can be stored: %s', (text, storable) => {
  expect(isStorable(text)).toBe(storable);
});

test.each([
  ['Ёлка', 'ёЛКА'],
  ['Straße', 'STRASSE'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['é', 'E\u0301'],
])('%j and %j are the same for comparing', (one, other) => {
  expect(foldForSearch(one)).toBe(foldForSearch(other));
});

test.each([
  ['ё', 'е'],
  ['й', 'и'],
  ['é', 'e'],
])('%j and %j are not', (one, other) => {
  expect(foldForSearch(one)).not.toBe(foldForSearch(other));
});

test('what is made comparable is comparable as it is', () => {
  fc.assert(fc.property(anyText, (text) => foldForSearch(foldForSearch(text)) === foldForSearch(text)));
});

test.each([
  ['', 'required'],
  [' \n ', 'required'],
  ['abc', 'minlength'],
  ['abcd', undefined],
  ['abcdef', undefined],
  ['abcdefg', 'maxlength'],
  ['😀😀😀😀', undefined],
])('a text of 4 to 6 code points is not %j: %s', (text, kind) => {
  expect(whyNotText(text, { min: 4, max: 6 })).toBe(kind);
});

test('a text with no least length may be left out', () => {
  expect(whyNotText('', { min: 0, max: 6 })).toBeUndefined();
});
