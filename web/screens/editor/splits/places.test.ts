import { expect, test } from 'vitest';
import { firstPlace, nearestPlace, nextPlace, placesOf } from './places.ts';

const TEXT = 'He came in.  He sat.';

test('a text is split between sentences, words or characters, never within white space', () => {
  expect(placesOf(TEXT, 'en', 'sentence')).toEqual([11]);
  expect(placesOf(TEXT, 'en', 'word')).toEqual([2, 7, 11, 15]);
  expect(placesOf('a b\u0301c', 'en', 'character')).toEqual([1, 4]);
});

test('the mark moves to the next place and stays at the last', () => {
  expect(nextPlace([2, 7, 11], 7, 1)).toBe(11);
  expect(nextPlace([2, 7, 11], 11, 1)).toBe(11);
  expect(nextPlace([2, 7, 11], 5, -1)).toBe(2);
});

test('it begins at the cursor, or at the sentence nearest to the middle', () => {
  expect(firstPlace(TEXT, 'en', 13)).toBe(11);
  expect(firstPlace(TEXT, 'en', 4)).toBe(4);
  expect(firstPlace(TEXT, 'en', undefined)).toBe(11);
  expect(firstPlace('one two three', 'en', undefined)).toBe(7);
  expect(firstPlace('x', 'en', undefined)).toBeUndefined();
});

test('a click takes the nearest place between words', () => {
  expect(nearestPlace(TEXT, 'en', 9)).toBe(7);
  expect(nearestPlace('彼は入った', 'ja', 1)).toBeGreaterThan(0);
});
