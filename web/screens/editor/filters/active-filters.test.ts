import { expect, test } from 'vitest';
import { activeFilters, withoutFilters } from './active-filters.ts';
import { statusesOverList } from './statuses.ts';

test('each filter can be taken off by itself, and the option of patterns goes with the last text', () => {
  const list = { from: 'nina', original: '^The', regex: true, status: ['tr'] } as const;
  expect(activeFilters(list).map(({ name, without }) => [name, without])).toEqual([
    ['from', { original: '^The', regex: true, status: ['tr'] }],
    ['original', { from: 'nina', status: ['tr'] }],
  ]);
});

test('clearing the filters keeps the order', () => {
  expect(withoutFilters({ key: 'menu', sort: 'tr_amount', desc: true })).toEqual({
    sort: 'tr_amount',
    desc: true,
  });
});

test('competing ones are offered while Shift is held, and any status that is asked for', () => {
  expect(statusesOverList([], false)[0]).toBe('non_tr');
  expect(statusesOverList([], false)).not.toContain('comp');
  expect(statusesOverList([], true)).toContain('comp');
  expect(statusesOverList(['tr'], false)).toContain('tr');
});
