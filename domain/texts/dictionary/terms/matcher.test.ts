import { expect, test } from 'vitest';
import { languageOfTerms } from './languages.ts';
import { matcherOfTerms } from './matcher.ts';
import { searched } from './searched-texts.ts';
import { matcherOfLetters } from './spaceless.ts';

test('many terms of many equal words end after a number of steps, and those that are left are counted (terms.9)', () => {
  const terms = Array.from({ length: 20_000 }, (_, nth) => ({ term: nth, text: 'a '.repeat(16).trim() }));
  const text = searched('a '.repeat(10_000));
  for (const language of ['en', 'it']) {
    const { places, left } = matcherOfTerms(terms, languageOfTerms(language)).findIn(text);
    expect(places.length).toBeLessThan(10_000);
    expect(left.size).toBe(20_000);
  }
  const letters = matcherOfLetters(
    terms.map(({ term }) => ({ term, text: '山山' })),
    'zh',
  ).findIn(searched('山'.repeat(10_000)));
  expect(letters.places.length).toBeLessThanOrEqual(1_000_000);
  expect(letters.left.size).toBe(20_000);
});

test('a term of very many words is left, and none of the others (terms.9)', () => {
  const terms = ['a '.repeat(17), 'whale'].map((text) => ({ term: text, text }));
  const { places, left } = matcherOfTerms(terms, languageOfTerms('en')).findIn(
    searched(`${'a '.repeat(20)}whales`),
  );
  expect(places).toHaveLength(1);
  expect([...left]).toEqual([terms[0]?.term]);
});

test('of a term whose words are met again and again each nearest place is found once', () => {
  const terms = [{ term: 'white whale', text: 'white whale' }];
  const { places } = matcherOfTerms(terms, languageOfTerms('en')).findIn(
    searched('white white whale, white whale'),
  );
  expect(places.map(({ start, end }) => [start, end])).toEqual([
    [6, 17],
    [19, 30],
  ]);
});
