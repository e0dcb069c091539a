import { expect, test } from 'vitest';
import { foundBy } from '../../../test/found-by.ts';
import { controlCharacters } from './control-characters.ts';

test.each([
  ['Hello', 'При\u0085вет', ['found \u0085']],
  ['Hello', 'При\u007fвет', ['found \u007f → Привет']],
  ['Hello', 'Приве\ufffd', ['found \ufffd']],
  ['Hello', 'При\u2028вет\ufeff', ['found \u2028 \ufeff']],
  ['Hello', '\u202eПривет', ['found \u202e → Привет']],
])('in %j as %j: %j (checks.11)', (source, target, expected) => {
  expect(foundBy(controlCharacters, source, target)).toEqual(expected);
});

test.each([
  ['One\u2028two', 'Раз\u2028два'],
  ['Hello', 'При\u00adвет,\u00a0мир\u202f!\t\n'],
  ['Family', '👨‍👩‍👧 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['books', 'کتاب\u200cها'],
  ['{name} wrote', '\u2068{name}\u2069 כתב\u200f'],
  ['Hello', 'ភាសា\u200bខ្មែរ'],
  ['Café', 'Cafe\u0301'],
])('%j as %j has no such characters', (source, target) => {
  expect(foundBy(controlCharacters, source, target)).toEqual([]);
});
