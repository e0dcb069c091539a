import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOrderedQueue } from './ordered-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('older news that had to wait never come after newer ones', () => {
  const done: string[] = [];
  let hasOwnMutation = true;
  const put = createOrderedQueue(
    () => !hasOwnMutation,
    (news: string) => done.push(news),
    400,
  );
  put('the first vote');
  hasOwnMutation = false;
  put('the second vote');
  expect(done).toEqual([]);
  vi.advanceTimersByTime(400);
  expect(done).toEqual(['the first vote', 'the second vote']);
  put('at once');
  expect(done.at(-1)).toBe('at once');
});

test('what has to wait longer is tried again and again', () => {
  const done: number[] = [];
  let tries = 0;
  const put = createOrderedQueue(
    () => ++tries > 3,
    (news: number) => done.push(news),
    400,
  );
  put(1);
  vi.advanceTimersByTime(1199);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual([1]);
});
