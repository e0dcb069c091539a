import { expect, test } from 'vitest';
import { dictionaryFinder, type FoundEntry } from './dictionary-finder.ts';
import { patternOf } from './patterns.ts';

const LANGUAGES = { source_lang: 'en', target_lang: 'it' };

const entry = (id: number, word: string, translate: string, keys: Partial<FoundEntry> = {}): FoundEntry => ({
  id,
  word,
  translate,
  word_key: patternOf(word, LANGUAGES.source_lang),
  translate_key: patternOf(translate, LANGUAGES.target_lang),
  is_off: false,
  ...keys,
});

const captain = entry(1, 'captain', 'capitano');
const whale = entry(2, 'white whale', 'balena bianca');
const count = entry(3, 'count', 'conte');

const found = (source: string, entries: readonly FoundEntry[]) =>
  dictionaryFinder(entries, LANGUAGES)
    .wordsIn(source)
    .spans.map(({ start, end, isMaybe }) => `${source.slice(start, end)}${isMaybe ? '?' : ''}`);
const missing = (source: string, translation: string, entries: readonly FoundEntry[]) => {
  const finder = dictionaryFinder(entries, LANGUAGES);
  return finder.missingIn(finder.wordsIn(source).spans, translation).map(({ word }) => word);
};

test('a word is found in all of its forms and not inside other words (terms.1)', () => {
  expect(found('Two captains saw the count; the country counts.', [captain, count])).toEqual([
    'captains',
    'count',
    'counts',
  ]);
  expect(found('The white old whales, http://captain.org/captain and {captain}', [captain, whale])).toEqual([
    'white old whales',
  ]);
});

test('a translation has an agreed word in any of its forms (terms.1, dictionary.10)', () => {
  expect(missing('Captain!', 'I capitani', [captain])).toEqual([]);
  expect(missing('Captain!', 'Il capo', [captain])).toEqual(['captain']);
  expect(missing('The white whale', 'delle bianche balene', [whale])).toEqual([]);
});

test('of a word within a longer one the translation isn’t asked for, and each is told by its own (dictionary.9)', () => {
  const only = entry(4, 'whale', 'balena');
  expect(missing('The white whale', 'balena', [whale, only])).toEqual(['white whale']);
  expect(missing('A whale, a white whale', 'balena bianca', [whale, only])).toEqual([]);
});

test('a pattern that a user wrote finds what it says, beside words that are told by their forms (terms.5)', () => {
  const pattern = entry(5, 'captain', 'capitano', { word_key: 'cap(tain|t\\.)', translate_key: 'cap\\.' });
  expect(found('Capt. Ahab, a captain', [pattern])).toEqual(['Capt.', 'captain']);
  expect(missing('Capt. Ahab', 'cap. Achab', [pattern])).toEqual([]);
  expect(missing('Capt. Ahab', 'capitano Achab', [pattern])).toEqual(['captain']);
});

test('what may be another word is marked so, and not asked for (terms.4)', () => {
  const flask = entry(6, 'Flask', 'Fiasco');
  expect(found('Flask drank from a flask', [flask])).toEqual(['Flask', 'flask?']);
  expect(missing('a flask', 'una bottiglia', [flask])).toEqual([]);
  expect(missing('Flask', 'una bottiglia', [flask])).toEqual(['Flask']);
});
