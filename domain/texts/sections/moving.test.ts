import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMITS } from '../../core/limits.ts';
import { movedTogether, type Orders, orderChangeBetween, returnedTo } from './moving.ts';

const ordersOf = (...lists: number[][]): Orders => new Map(lists.map((ids, at) => [at + 1, ids]));
const listed = (orders: Orders) => [...orders.values()];

test.each([
  ['the start', { section: 1, pos: 1 }, [2, 5, 1, 3, 4]],
  ['an index, which the first of them gets', { section: 1, pos: 3 }, [1, 3, 2, 5, 4]],
  ['the end', { section: 1, pos: undefined }, [1, 3, 4, 2, 5]],
  ['an index beyond the end', { section: 1, pos: 900 }, [1, 3, 4, 2, 5]],
  ['before a string', { section: 1, before: 4 }, [1, 3, 2, 5, 4]],
  ['after a string', { section: 1, after: 1 }, [1, 2, 5, 3, 4]],
  ['before one of themselves', { section: 1, before: 2 }, [1, 2, 5, 3, 4]],
  ['after one of themselves', { section: 1, after: 5 }, [1, 3, 4, 2, 5]],
])('strings move together to %s', (_, place, order) => {
  expect(listed(movedTogether(ordersOf([1, 2, 3, 4, 5]), [2, 5], place).orders)).toEqual([order]);
});

test('those that are there already stay, and others have the indexes of their own turn', () => {
  const { moved, staying } = movedTogether(ordersOf([1, 2, 3, 4]), [1, 3, 4], { section: 1, pos: 1 });
  expect([...staying]).toEqual([[1, 'already']]);
  expect(moved.map(({ string, indexes }) => [string, ...indexes])).toEqual([
    [3, 3, 2],
    [4, 4, 3],
  ]);
});

test('a full section takes no more strings, but its own are still moved in it', () => {
  const full = Array.from({ length: LIMITS.stringsPerSection - 1 }, (_, at) => at + 10);
  const { orders, staying } = movedTogether(ordersOf([1, 2], full), [1, 2, 12], { section: 2, pos: 1 });
  expect([...staying]).toEqual([[2, 'full']]);
  expect(orders.get(1)).toEqual([2]);
  expect(orders.get(2)?.slice(0, 4)).toEqual([1, 12, 10, 11]);
});

const someOrders = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 2, maxLength: 20 })
  .chain((ids) =>
    fc.record({
      orders: fc.integer({ min: 0, max: ids.length }).map((at) => ordersOf(ids.slice(0, at), ids.slice(at))),
      strings: fc.subarray(ids, { minLength: 1 }),
      pos: fc.option(fc.integer({ min: 1, max: 25 }), { nil: undefined }),
    }),
  );

test('moved strings return exactly to where they were', () => {
  fc.assert(
    fc.property(someOrders, ({ orders, strings, pos }) => {
      const moved = movedTogether(orders, strings, { section: 2, pos });
      const these = new Set(moved.moved.map(({ string }) => string));
      const back = returnedTo(moved.orders, orders, these, new Set());
      expect(listed(back.orders)).toEqual(listed(orders));
      const again = returnedTo(back.orders, moved.orders, these, new Set());
      expect(listed(again.orders)).toEqual(listed(moved.orders));
    }),
  );
});

test('taking the moves back one by one, the last one first, gives the former orders', () => {
  fc.assert(
    fc.property(someOrders, ({ orders, strings, pos }) => {
      const { moved, orders: made } = movedTogether(orders, strings, { section: 2, pos });
      const now = new Map([...made].map(([section, ids]) => [section, [...ids]]));
      for (const { string, from, to, indexes } of moved.toReversed()) {
        expect(now.get(to)?.indexOf(string)).toBe(indexes[1] - 1);
        now.get(to)?.splice(indexes[1] - 1, 1);
        now.get(from)?.splice(indexes[0] - 1, 0, string);
      }
      expect(listed(now)).toEqual(listed(orders));
    }),
  );
});

test('returned strings follow the one that they followed, wherever others have come since', () => {
  const back = returnedTo(ordersOf([1, 9, 3], [7, 2, 4]), ordersOf([1, 2, 3, 4]), new Set([2, 4]), new Set());
  expect(listed(back.orders)).toEqual([[1, 2, 9, 3, 4], [7]]);
});

test('a change of an order says what left and what stands together; otherwise the order is stored whole', () => {
  const moved = new Set([2, 3, 7]);
  expect(orderChangeBetween([1, 2, 3, 4], [1, 4], moved)).toEqual({ removed: [2, 3], grown: -2 });
  expect(orderChangeBetween([1, 4, 2], [1, 7, 2, 4], moved)).toEqual({
    index: 2,
    placed: [7, 2],
    removed: [],
    grown: 1,
  });
  expect(orderChangeBetween([1, 4], [2, 1, 3, 4], moved)).toBe('whole');
});
