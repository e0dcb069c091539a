import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correctPairs } from './correct-pairs.ts';
import { movedAmong } from './moved-strings.ts';

test('a string that is put elsewhere is moved, and those that it passes are not (updates.7)', () => {
  expect([...movedAmong([0, 1, 2, 3])]).toEqual([]);
  expect([...movedAmong([3, 0, 1, 2])]).toEqual([3]);
  expect([...movedAmong([1, 2, 3, undefined, 0])]).toEqual([0]);
});

test('of two swapped parts the smaller one is moved', () => {
  expect([...movedAmong([0, 4, 5, 6, 1, 2, 7])].toSorted()).toEqual([1, 2]);
});

test('the strings that are not moved stay in their order, and no more could', () => {
  const longest = (list: readonly number[]) => {
    const ends = list.map(() => 1);
    for (const [one, value] of list.entries())
      for (const [before, smaller] of list.slice(0, one).entries())
        if (smaller < value) ends[one] = Math.max(ends[one] ?? 1, (ends[before] ?? 0) + 1);
    return Math.max(0, ...ends);
  };
  const orders = fc
    .uniqueArray(fc.nat({ max: 40 }), { maxLength: 12 })
    .chain((order) => fc.shuffledSubarray(order));
  fc.assert(
    fc.property(orders, (order) => {
      const moved = movedAmong(order);
      const stay = order.filter((at) => !moved.has(at));
      expect(stay).toEqual(stay.toSorted((one, other) => one - other));
      expect(stay).toHaveLength(longest(order));
    }),
  );
});

test('a corrected pair takes its match from whichever had it, and may have none (updates.6)', () => {
  expect(correctPairs([0, 1, undefined], [{ nth: 2, at: 1 }])).toEqual([0, undefined, 1]);
  expect(correctPairs([0, 1], [{ nth: 0, at: undefined }])).toEqual([undefined, 1]);
  const swapped = [
    { nth: 0, at: 1 },
    { nth: 1, at: 0 },
  ];
  expect(correctPairs([0, 1], swapped)).toEqual([1, 0]);
});
