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
  status: 'preferred',
  is_case_sensitive: false,
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

const unwanted = (source: string, translation: string, entries: readonly FoundEntry[]) => {
  const finder = dictionaryFinder(entries, LANGUAGES);
  return finder.unwantedIn(finder.wordsIn(source).spans, translation).map(({ translate }) => translate);
};

test('a translation that is forbidden or obsolete is told where it stands for its word, and is never asked for (dictionary.19)', () => {
  const forbidden = entry(5, 'captain', 'comandante', { status: 'forbidden' });
  const obsolete = entry(6, 'captain', 'capitan', { status: 'obsolete', translate_key: 'capitan' });
  const entries = [captain, forbidden, obsolete];
  expect(unwanted('The captains', 'I comandanti', entries)).toEqual(['comandante']);
  expect(unwanted('The captains', 'Capitan Achab', entries)).toEqual(['capitan']);
  expect(unwanted('The captains', 'I capitani', entries)).toEqual([]);
  expect(unwanted('The count', 'Il comandante', entries)).toEqual([]);
  expect(missing('The captain', 'Il comandante', entries)).toEqual(['captain']);
  expect(missing('The captain', 'Il capo', [forbidden])).toEqual([]);
});

test('an unwanted translation within a wanted one is not told (dictionary.19)', () => {
  const deputy = entry(7, 'captain', 'comandante in seconda');
  const forbidden = entry(8, 'captain', 'comandante', { status: 'forbidden' });
  expect(unwanted('The captain', 'Il comandante in seconda', [deputy, forbidden])).toEqual([]);
  expect(unwanted('The captain', 'Il comandante in seconda, il comandante', [deputy, forbidden])).toEqual([
    'comandante',
  ]);
});

test('a word that is case-sensitive is found with its capital letters only, in each of its forms (dictionary.21)', () => {
  const it = entry(9, 'IT', 'informatica', { is_case_sensitive: true });
  const polish = entry(10, 'Polish', 'polacco', { is_case_sensitive: true });
  expect(found('It is IT', [it])).toEqual(['IT']);
  expect(found('Polish polish, POLISH', [polish])).toEqual(['Polish']);
  const inJapanese = { ...it, word_key: patternOf(it.word, 'ja') };
  const japanese = dictionaryFinder([inJapanese], { source_lang: 'ja', target_lang: 'it' });
  expect(japanese.wordsIn('itとIT').spans.map(({ start }) => start)).toEqual([3]);
});
