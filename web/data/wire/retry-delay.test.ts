import { expect, test } from 'vitest';
import { retryDelay } from './retry-delay.ts';

test('each failure in a row makes it wait longer, up to a minute', () => {
  const waits = [1, 2, 3, 4, 20].map((failures) => retryDelay('failed', failures, 0));
  expect(waits).toEqual([1000, 2000, 4000, 8000, 30_000]);
  expect(retryDelay('failed', 20, 1)).toBe(60_000);
});

test('a server that ends its streams has its readers back soon, one after the other', () => {
  expect([retryDelay('ended', 0, 0), retryDelay('ended', 0, 1)]).toEqual([500, 1000]);
});

test('who is one too many asks again after half a minute or more', () => {
  expect(retryDelay('refused', 1, 0.5)).toBe(45_000);
});

test('one who is signed in again goes on at once, and waits where that proved wrong', () => {
  expect(retryDelay('signedOut', 1, 1)).toBe(0);
  expect(retryDelay('signedOut', 2, 0)).toBe(retryDelay('failed', 2, 0));
});
