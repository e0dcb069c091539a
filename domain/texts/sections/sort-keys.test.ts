import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keysBetween, SORT_KEY_STEP, sortKeysForOrder } from './sort-keys.ts';

const placesOf = (before: number | undefined, after: number | undefined, amount: number) => {
  const run = keysBetween(before, after, amount);
  return run && Array.from({ length: amount }, (_, n) => run.start + (n + 1) * run.step);
};

test.each([
  [undefined, undefined, [SORT_KEY_STEP, 2 * SORT_KEY_STEP]],
  [SORT_KEY_STEP, undefined, [2 * SORT_KEY_STEP, 3 * SORT_KEY_STEP]],
  [undefined, SORT_KEY_STEP, [-SORT_KEY_STEP, 0]],
  [
    SORT_KEY_STEP,
    2 * SORT_KEY_STEP,
    [SORT_KEY_STEP + Math.floor(SORT_KEY_STEP / 3), SORT_KEY_STEP + 2 * Math.floor(SORT_KEY_STEP / 3)],
  ],
  [7, 10, [8, 9]],
])('between %s and %s two newcomers stand at %j', (before, after, places) => {
  expect(placesOf(before, after, 2)).toEqual(places);
});

test.each([
  [7, 8, 1],
  [7, 9, 2],
  [7, 7, 1],
])('between %s and %s is no room for %s', (before, after, amount) => {
  expect(keysBetween(before, after, amount)).toBeUndefined();
});

test('places are whole numbers in order, between the neighbours', () => {
  const place = fc.option(fc.integer({ min: -(2 ** 40), max: 2 ** 40 }), { nil: undefined });
  const neighbours = fc
    .tuple(place, place)
    .filter(([before, after]) => before === undefined || after === undefined || before < after);
  fc.assert(
    fc.property(neighbours, fc.integer({ min: 1, max: 100 }), ([before, after], amount) => {
      const all = placesOf(before, after, amount);
      if (!all) return;
      const row = [before ?? -Infinity, ...all, after ?? Infinity];
      expect(all.every(Number.isSafeInteger)).toBe(true);
      expect(row.slice(1).every((value, at) => value > (row[at] ?? Infinity))).toBe(true);
    }),
  );
});

test('a new order keeps the places there are, and newcomers get some between', () => {
  expect(sortKeysForOrder([10, undefined, 30])).toEqual([10, 20, 30]);
  expect(sortKeysForOrder([undefined, 10])).toEqual([10 - SORT_KEY_STEP, 10]);
  expect(sortKeysForOrder([10, undefined, undefined])).toEqual([
    10,
    10 + SORT_KEY_STEP,
    10 + 2 * SORT_KEY_STEP,
  ]);
  expect(sortKeysForOrder([])).toEqual([]);
});

test('where the order is another, or no room is left, all get new places', () => {
  const anew = [SORT_KEY_STEP, 2 * SORT_KEY_STEP, 3 * SORT_KEY_STEP];
  expect(sortKeysForOrder([30, 10, undefined])).toEqual(anew);
  expect(sortKeysForOrder([10, undefined, 11])).toEqual(anew);
  expect(sortKeysForOrder([10, 10, 11])).toEqual(anew);
});
