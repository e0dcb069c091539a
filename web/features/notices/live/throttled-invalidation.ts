import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Milliseconds over which pages that got the same event spread their requests. */
const SPREAD = 400;

/** When the queries of a key were last invalidated, and when they are next. */
type Schedule = { at?: number; next?: { due: number; timer: ReturnType<typeof setTimeout> } };
const schedules = new Map<string, Schedule>();

/**
 * Milliseconds to wait before queries are invalidated: a moment, or what is left of `interval` since the last time.
 * `chance` is from 0 to 1.
 */
export function invalidationDelay(
  now: number,
  last: number | undefined,
  interval: number,
  chance: number,
): number {
  const spread = SPREAD * chance;
  return last === undefined ? spread : Math.max(spread, last + interval + interval * chance - now);
}

/** Invalidates the queries of a key soon, and at most once in `interval` milliseconds however often it is called. */
export function invalidateThrottled(queries: QueryClient, queryKey: QueryKey, interval: number): void {
  if (queries.getQueryCache().findAll({ queryKey }).length === 0) return;
  const name = hashKey(queryKey);
  const before = schedules.get(name);
  const delay = invalidationDelay(Date.now(), before?.at, interval, Math.random());
  const due = Date.now() + delay;
  if (before?.next && before.next.due <= due) return;
  clearTimeout(before?.next?.timer);
  const timer = setTimeout(() => {
    schedules.set(name, { at: Date.now() });
    void queries.invalidateQueries({ queryKey });
  }, delay);
  schedules.set(name, { ...before, next: { due, timer } });
}
