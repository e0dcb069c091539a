import { expect, test } from 'vitest';
import { invalidationDelay } from './throttled-invalidation.ts';

test('what was not asked for lately is asked for within a moment, not by all readers at once', () => {
  expect([0, 0.5, 1].map((chance) => invalidationDelay(10_000, undefined, 2000, chance))).toEqual([
    0, 200, 400,
  ]);
  expect(invalidationDelay(10_000, 1000, 2000, 0.5)).toBe(200);
});

test('what was asked for just now waits out its rest', () => {
  expect(invalidationDelay(10_000, 9500, 2000, 0)).toBe(1500);
  expect(invalidationDelay(10_000, 9500, 2000, 1)).toBe(3500);
});
