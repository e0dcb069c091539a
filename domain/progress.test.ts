import fc from 'fast-check';
import { expect, test } from 'vitest';
import { approveness, completeness, percent, pluralCoefficient, ratio } from './progress.ts';

test.each([
  [0, 0, 0],
  [5, 0, 0],
  [0, 7, 0],
  [7, 7, 100],
  [1, 3, 33.33],
  [2, 3, 66.66],
  [9999, 10_000, 99.99],
  [99_999, 100_000, 99.99],
  [29, 100, 29],
  [57, 100, 57],
  [1, 100_000, 0],
])('%i of %i is %d percent, floored to 2 decimals', (part, whole, expected) => {
  expect(percent(part, whole)).toBe(expected);
});

test('a percentage is exact: below 100 until all is done, and never a hundredth off', () => {
  const counts = fc.tuple(fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000_000 }));
  fc.assert(
    fc.property(counts, ([some, whole]) => {
      const part = some % (whole + 1);
      const hundredths = (BigInt(part) * 10_000n) / BigInt(whole);
      expect(percent(part, whole)).toBe(Number(hundredths) / 100);
    }),
  );
});

test.each([
  [0, 0, 0],
  [7, 3, 2.33],
  [8, 3, 2.67],
  [5, 2, 2.5],
])('%i per %i is %d, rounded to 2 decimals', (part, whole, expected) => {
  expect(ratio(part, whole)).toBe(expected);
});

test('completeness, approveness and plural coefficient come from the counts', () => {
  const counts = {
    strings_amount: 820,
    strings_translated: 511,
    strings_approved: 203,
    translations_amount: 760,
  };
  expect([completeness(counts), approveness(counts), pluralCoefficient(counts)]).toEqual([
    62.31, 24.75, 1.49,
  ]);
});
