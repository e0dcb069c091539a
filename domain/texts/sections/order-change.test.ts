import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMITS } from '../../core/limits.ts';
import { formerOrder, orderChange } from './order-change.ts';

const ids = fc.uniqueArray(fc.nat(1000), { minLength: 2, maxLength: 30 });
const rearranged = ids.chain((before) =>
  fc.tuple(fc.constant(before), fc.shuffledSubarray(before, { minLength: before.length })),
);

test('the former order follows from the change, whatever was added behind it', () => {
  fc.assert(
    fc.property(rearranged, fc.uniqueArray(fc.integer({ min: 1001 })), ([before, after], added) => {
      const change = orderChange(before, after);
      if (!change) return;
      expect(formerOrder([...after, ...added], change)).toEqual([...before, ...added]);
    }),
  );
});

test('it holds only what changed places', () => {
  expect(orderChange([1, 2, 3, 4, 5], [1, 3, 2, 4, 5])).toEqual({ at: 1, before: [2, 3], after: [3, 2] });
  expect(orderChange([1, 2], [1, 2])).toBeUndefined();
});

test('what was moved again has no former order', () => {
  const change = orderChange([1, 2, 3], [2, 1, 3]) ?? expect.fail();
  expect(formerOrder([1, 2, 3], change)).toBeUndefined();
  expect(formerOrder([2, 3], change)).toBeUndefined();
  expect(formerOrder([9, 2, 1, 3], change)).toBeUndefined();
});

test('an order that is too long is not kept', () => {
  const order = (length: number) => Array.from({ length }, (_, id) => id);
  const change = (length: number) => orderChange(order(length), order(length).toReversed());
  expect(change(LIMITS.idsLogged)?.before).toHaveLength(LIMITS.idsLogged);
  expect(change(LIMITS.idsLogged + 2)).toBeUndefined();
});
