import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAP, pageCount, pageOfIndex, pageWindow } from './pagination.ts';

test.each([
  [0, 50, 0],
  [1, 50, 1],
  [50, 50, 1],
  [51, 50, 2],
  [820, 50, 17],
])('%i rows by %i fill %i pages', (amount, size, pages) => {
  expect(pageCount(amount, size)).toBe(pages);
});

test.each([
  [1, 1],
  [50, 1],
  [51, 2],
  [820, 17],
])('row %i stands on page %i', (index, page) => {
  expect(pageOfIndex(index, 50)).toBe(page);
});

const print = (current: number, total: number) =>
  pageWindow(current, total)
    .map((page) => (page === GAP ? '…' : page))
    .join(' ');

test.each([
  [1, 0, ''],
  [1, 1, '1'],
  [5, 11, '1 2 3 4 5 6 7 8 9 10 11'],
  [1, 12, '1 2 3 4 5 6 7 8 9 … 12'],
  [6, 17, '1 2 3 4 5 6 7 8 9 … 17'],
  [7, 17, '1 … 4 5 6 7 8 9 10 … 17'],
  [11, 17, '1 … 8 9 10 11 12 13 14 … 17'],
  [12, 17, '1 … 9 10 11 12 13 14 15 16 17'],
  [17, 17, '1 … 9 10 11 12 13 14 15 16 17'],
])('page %i of %i: %s', (current, total, expected) => {
  expect(print(current, total)).toBe(expected);
});

test('past 11 pages the window has 11 places, the first, the last, the current one, and no gap of a single page', () => {
  const places = fc
    .integer({ min: 12, max: 500 })
    .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
  fc.assert(
    fc.property(places, ([current, total]) => {
      const window = pageWindow(current, total);
      expect(window).toHaveLength(11);
      const pages = window.filter((page) => page !== GAP);
      expect([pages[0], pages.at(-1), pages.includes(current)]).toEqual([1, total, true]);
      for (const [at, page] of window.entries()) {
        const [before, after] = [window[at - 1], window[at + 1]];
        if (page === GAP) expect(Number(after) - Number(before)).toBeGreaterThan(2);
        else if (typeof after === 'number') expect(after).toBe(page + 1);
      }
    }),
  );
});
