import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { getHealth } from '#contract/health.ts';
import { call } from './call.ts';
import { Failure, hasKind } from './failure.ts';
import { type Heard, onHeard } from './heard.ts';

/** Whether the service can be reached: no network, or nobody there who can answer. */
export type Connection = 'there' | 'offline' | 'unavailable';

/** Milliseconds before the first and at most before each further attempt to find the service again. */
const FIRST_ATTEMPT = 2000;
const LATEST_ATTEMPT = 30_000;
/** Milliseconds after which an attempt counts as failed. */
const ATTEMPT_LASTS = 10_000;

const listeners = new Set<() => void>();
let now: Connection = 'there';
let delay = FIRST_ATTEMPT;
let timer: ReturnType<typeof setTimeout> | undefined;
let isTrying = false;

export function connection(): Connection {
  return now;
}

export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The connection, followed. */
export function useConnection(): Connection {
  return useSyncExternalStore(onConnection, connection);
}

/**
 * Follows how calls go. One that was not answered raises a doubt: the service is then asked whether it is there, until it
 * is, and what the page shows is asked for anew.
 */
export function watchConnection(): void {
  onlineManager.setEventListener((setOnline) => onConnection(() => setOnline(now === 'there')));
  onHeard(hear);
  addEventListener('online', () => void tryToReach());
  addEventListener('offline', () => {
    void tryToReach();
    // A call that was pending when the network failed may still be answered, so check once more.
    setTimeout(() => void tryToReach(), FIRST_ATTEMPT);
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && now !== 'there') void tryToReach();
  });
  if (!navigator.onLine) void tryToReach();
}

/** Asks at once whether the service is there. */
export async function tryToReach(): Promise<void> {
  if (isTrying) return;
  isTrying = true;
  clearTimeout(timer);
  try {
    await call(getHealth, { signal: AbortSignal.timeout(ATTEMPT_LASTS) });
    is('there');
  } catch (error) {
    is(error instanceof Failure && hasKind(error, 'unavailable') ? 'unavailable' : 'offline');
    timer = setTimeout(() => void tryToReach(), delay);
    delay = Math.min(delay * 2, LATEST_ATTEMPT);
  } finally {
    isTrying = false;
  }
}

function hear(heard: Heard): void {
  if (isTrying) return;
  if (heard !== 'offline' && heard !== 'unavailable') is('there');
  else if (now === 'there') void tryToReach();
}

function is(next: Connection): void {
  if (next === 'there') {
    clearTimeout(timer);
    delay = FIRST_ATTEMPT;
  }
  if (next === now) return;
  now = next;
  for (const listener of listeners) listener();
}
