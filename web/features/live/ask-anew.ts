import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Milliseconds over which the pages that heard the same ask, so that they don't all ask at one moment. */
const SPREAD = 400;

/** When each was asked for last, and what will ask for it next. */
type Asking = { at?: number; next?: { due: number; timer: ReturnType<typeof setTimeout> } };
const asked = new Map<string, Asking>();

/**
 * How long to wait before asking for something again, in milliseconds: a moment, or the rest of `rest` since the last
 * time. `chance` is from 0 to 1.
 */
export function waitBefore(now: number, last: number | undefined, rest: number, chance: number): number {
  const spread = SPREAD * chance;
  return last === undefined ? spread : Math.max(spread, last + rest + rest * chance - now);
}

/** Asks anew for what is shown of this, soon, and seldom however often it is told; the rest counts as out of date. */
export function askAnew(queries: QueryClient, queryKey: QueryKey, rest: number): void {
  if (queries.getQueryCache().findAll({ queryKey }).length === 0) return;
  const name = hashKey(queryKey);
  const before = asked.get(name);
  const wait = waitBefore(Date.now(), before?.at, rest, Math.random());
  const due = Date.now() + wait;
  if (before?.next && before.next.due <= due) return;
  clearTimeout(before?.next?.timer);
  const timer = setTimeout(() => {
    asked.set(name, { at: Date.now() });
    void queries.invalidateQueries({ queryKey });
  }, wait);
  asked.set(name, { ...before, next: { due, timer } });
}
