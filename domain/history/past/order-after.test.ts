import { expect, test } from 'vitest';
import { orderAfter, type StoredOrderChange } from './order-after.ts';

const change = (given: Partial<StoredOrderChange>): StoredOrderChange => ({
  base: null,
  index: null,
  placed: [],
  removed: [],
  ...given,
});

test.each<[string, Partial<StoredOrderChange>, number[]]>([
  ['ids are placed at an index', { index: 2, placed: [8, 9] }, [1, 8, 9, 2, 3]],
  ['or at the end', { placed: [8] }, [1, 2, 3, 8]],
  ['an index counts the others', { index: 3, placed: [1] }, [2, 3, 1]],
  ['several change places', { index: 1, placed: [3, 1, 2] }, [3, 1, 2]],
  ['ids leave', { removed: [3, 1] }, [2]],
  ['one leaves', { removed: [2] }, [1, 3]],
  ['one that isn’t there leaves nothing', { removed: [7] }, [1, 2, 3]],
])('%s', (_, given, order) => {
  expect(orderAfter([change({ base: [1, 2, 3] }), change(given)])).toEqual(order);
});

test.each([
  { index: 1, placed: [9] },
  { index: 2, placed: [3] },
  { removed: [1] },
  { index: 2, placed: [9, 8], removed: [3] },
])('a change makes the same of the order before it and of the one after it', (given) => {
  const before = [1, 2, 3];
  const after = orderAfter([change({ base: before }), change(given)]);
  expect(orderAfter([change({ base: after, ...given })])).toEqual(after);
  expect(orderAfter([change({ base: before, ...given })])).toEqual(after);
});
