import { expect, test } from 'vitest';
import { waitAfter } from './patience.ts';

test('each failure in a row makes it wait longer, up to a minute', () => {
  const waits = [1, 2, 3, 4, 20].map((failures) => waitAfter('failed', failures, 0));
  expect(waits).toEqual([1000, 2000, 4000, 8000, 30_000]);
  expect(waitAfter('failed', 20, 1)).toBe(60_000);
});

test('a server that ends its streams has its readers back soon, one after the other', () => {
  expect([waitAfter('ended', 0, 0), waitAfter('ended', 0, 1)]).toEqual([500, 1000]);
});

test('who is one too many asks again after half a minute or more', () => {
  expect(waitAfter('refused', 1, 0.5)).toBe(45_000);
});

test('one who is signed in again goes on at once, and waits where that proved wrong', () => {
  expect(waitAfter('signedOut', 1, 1)).toBe(0);
  expect(waitAfter('signedOut', 2, 0)).toBe(waitAfter('failed', 2, 0));
});
