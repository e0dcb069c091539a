import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../test/any-character.ts';
import { PATTERNS } from './cover-patterns.ts';
import { COVER_COLOURS, coverPatternOf, coverSvg } from './covers.ts';

const names = Array.from({ length: 4000 }, (_, at) => `reader_${at}`);

test('the same name always gives the same picture, now and in later versions', () => {
  expect(coverSvg('alice')).toBe(coverSvg('alice'));
  expect(
    ['alice', 'anna', 'boris', 'sintel'].map(
      (name) => `${coverPatternOf(name).name} ${coverPatternOf(name).pattern}`,
    ),
  ).toEqual(['olive leaves', 'tobacco waves', 'brick diamonds', 'iris dots']);
});

test('there are eight colour schemes and eight patterns, and names share them evenly', () => {
  expect([COVER_COLOURS.length, PATTERNS.length]).toEqual([8, 8]);
  const counts = new Map<string, number>();
  for (const name of names) {
    const { name: colours, pattern } = coverPatternOf(name);
    const key = `${colours} ${pattern}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(counts.size).toBe(64);
  expect(Math.min(...counts.values())).toBeGreaterThan(30);
  expect(Math.max(...counts.values())).toBeLessThan(100);
});

test('tiles are 10 to 16 units wide', () => {
  for (const { width } of PATTERNS) expect(width >= 10 && width <= 16).toBe(true);
});

test('a picture is one of 64, so that nothing of a name can stand in it', () => {
  const pictures = new Set(names.map(coverSvg));
  expect(pictures.size).toBe(64);
  fc.assert(fc.property(fc.string({ unit: anyCharacter }), (name) => pictures.has(coverSvg(name))));
});

test('a picture is a whole SVG document', () => {
  expect(coverSvg('alice')).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^<]*>.*<\/svg>$/);
});
