import { onlineManager } from '@tanstack/react-query';
import { getHealth } from '#contract/site/health.routes.ts';
import { createStore, useStore } from '../store/store.ts';
import { call } from './call.ts';
import { Failure, hasKind } from './failure.ts';
import { onServiceEvent, type ServiceEvent } from './service-events.ts';

/** Whether the service can be reached. `unavailable`: a proxy answers, the service doesn't. */
export type Connection = 'there' | 'offline' | 'unavailable';

/** Milliseconds before the first attempt to reach the service again. */
const FIRST_DELAY = 2000;
/** Milliseconds at most between two attempts. */
const MAX_DELAY = 30_000;
/** Milliseconds after which an attempt counts as failed. */
const ATTEMPT_TIMEOUT = 10_000;

const store = createStore<Connection>('there');
let delay = FIRST_DELAY;
let timer: ReturnType<typeof setTimeout> | undefined;
let isTrying = false;

export const connection = store.get;

/** Calls back when the connection changes; returns the function that stops it. */
export const onConnection = store.subscribe;

/** The connection, as a hook. */
export const useConnection = () => useStore(store);

/**
 * Watches how calls go. After one without an answer the service is asked whether it is there, until it is; then what the
 * page shows is fetched again.
 */
export function watchConnection(): void {
  onlineManager.setEventListener((setOnline) => onConnection(() => setOnline(store.get() === 'there')));
  onServiceEvent(follow);
  addEventListener('online', () => void checkConnection());
  addEventListener('offline', () => {
    void checkConnection();
    // A pending call may still be answered after the network has failed, so check once more.
    setTimeout(() => void checkConnection(), FIRST_DELAY);
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && store.get() !== 'there') void checkConnection();
  });
  if (!navigator.onLine) void checkConnection();
}

/** Checks now whether the service is there. */
export async function checkConnection(): Promise<void> {
  if (isTrying) return;
  isTrying = true;
  clearTimeout(timer);
  try {
    await call(getHealth, { signal: AbortSignal.timeout(ATTEMPT_TIMEOUT) });
    setConnection('there');
  } catch (error) {
    setConnection(error instanceof Failure && hasKind(error, 'unavailable') ? 'unavailable' : 'offline');
    timer = setTimeout(() => void checkConnection(), delay);
    delay = Math.min(delay * 2, MAX_DELAY);
  } finally {
    isTrying = false;
  }
}

function follow(event: ServiceEvent): void {
  if (isTrying) return;
  if (event !== 'offline' && event !== 'unavailable') setConnection('there');
  else if (store.get() === 'there') void checkConnection();
}

function setConnection(next: Connection): void {
  if (next === 'there') {
    clearTimeout(timer);
    delay = FIRST_DELAY;
  }
  store.set(next);
}
