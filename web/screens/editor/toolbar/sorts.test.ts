import { expect, test } from 'vitest';
import { sortBy } from './sorts.ts';

test('an order of times or amounts begins with the newest or the most, that of the text at its beginning', () => {
  const list = { from: 'nina' };
  expect(sortBy(list, 'tr_amount')).toEqual({ from: 'nina', sort: 'tr_amount', desc: true });
  expect(sortBy({ ...list, sort: 'tr_amount', desc: true }, 'index')).toEqual(list);
  expect(sortBy(list, 'tr_amount', false)).toEqual({ from: 'nina', sort: 'tr_amount' });
});
