import { expect, test } from 'vitest';
import { headingLook } from './heading-look.ts';

const look = (text: string, element = 'p') => headingLook({ text, element });

test.each([
  ['Story 1', 'Story 12'],
  ['ADVENTURE II. THE RED-HEADED LEAGUE', 'ADVENTURE IV. THE BOSCOMBE VALLEY MYSTERY'],
  ['I', 'XIV'],
  ['The Jar', 'A Pool of Tears'],
  ['THE JAR', 'ПРУД СЛЁЗ'],
])('%j looks like %j', (one, other) => {
  expect(look(one)).toBeDefined();
  expect(look(one)).toBe(look(other));
});

test.each([
  ['Story 1', 'Chapter 1'],
  ['Chapter 1', 'Chapter 1. The Jar'],
  ['The Jar', 'THE JAR'],
  ['I', 'The Jar'],
])('%j doesn’t look like %j', (one, other) => {
  expect(look(one)).not.toBe(look(other));
});

test('what is in another element looks different, and a sentence looks like no heading', () => {
  expect(look('The Jar')).not.toBe(look('The Jar', 'h3'));
  expect([look('He came in and sat down.'), look('“Who is there?”'), look('a'.repeat(200))]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
