import { expect, test } from 'vitest';
import { activeFilters, unfiltered } from './active-filters.ts';
import { statusesOverList } from './statuses.ts';

test('each filter can be taken off by itself, and the option of patterns goes with the last text', () => {
  const list = { from: 'nina', original: '^The', regex: true, status: ['tr'] } as const;
  expect(activeFilters(list).map(({ name, without }) => [name, without])).toEqual([
    ['from', { original: '^The', regex: true, status: ['tr'] }],
    ['original', { from: 'nina', status: ['tr'] }],
  ]);
});

test('clearing the filters keeps the order', () => {
  expect(unfiltered({ key: 'menu', sort: 'tr_amount', desc: true })).toEqual({
    sort: 'tr_amount',
    desc: true,
  });
});

test('competing ones are offered while Shift is held, and any status that is asked for', () => {
  const now = { withShift: false, isGuest: false };
  expect(statusesOverList([], now)[0]).toBe('non_tr');
  expect(statusesOverList([], now)).not.toContain('comp');
  expect(statusesOverList([], { ...now, withShift: true })).toContain('comp');
  expect(statusesOverList(['tr'], now)).toContain('tr');
});

test('what a guest has read the server can’t know', () => {
  expect(statusesOverList([], { withShift: false, isGuest: true })).not.toContain('non_read_coms');
});
