import type { QueryClient } from '@tanstack/react-query';
import type { Me } from '#contract/identity/users.ts';
import { createStore, useStore } from '../store/store.ts';
import { connection, onConnection } from '../wire/connection.ts';
import { emitServiceEvent, onServiceEvent } from '../wire/service-events.ts';
import { mayBeSignedIn } from '../wire/session-hint.ts';
import { onOtherTab } from './other-tabs.ts';
import { fetchCurrentUser, sessionQuery } from './session.ts';

/** The user of the page, and who is signed in now instead: nobody, or another user. */
export type SessionEnd = { was: Me; now: Me | null };

/** Milliseconds between two checks because the page became visible. */
const INTERVAL = 60_000;

const store = createStore<SessionEnd | undefined>(undefined);
let isChecking = false;
/** Whether another tab has changed the session during a check, whose response may then be outdated. */
let isOutdated = false;
/** Whether the last check failed. */
let isUnsure = false;
let checkedAt = 0;

/** How the session of the page's user has ended; undefined while it lasts. */
export const useSessionEnd = () => useStore(store);

/**
 * Checks the session after a call was answered 401, after another tab signed in or out, and when the page becomes
 * visible after a while. Where the user has changed the page stays as it is, with all that is written there, until they
 * have decided.
 */
export function watchSession(queries: QueryClient): void {
  const check = () => void checkSession(queries);
  onServiceEvent((event) => event === 'signedOut' && check());
  onOtherTab(() => {
    isOutdated = isChecking;
    check();
  });
  onConnection(() => isUnsure && connection() === 'there' && check());
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    const me = queries.getQueryData(sessionQuery.queryKey);
    const isDoubtful = mayBeSignedIn() !== Boolean(me);
    if (isDoubtful || (me && Date.now() - checkedAt > INTERVAL)) check();
  });
}

async function checkSession(queries: QueryClient): Promise<void> {
  const was = queries.getQueryData(sessionQuery.queryKey);
  if (was === undefined || isChecking) return;
  isChecking = true;
  checkedAt = Date.now();
  const user = await fetchCurrentUser().catch(() => undefined);
  isChecking = false;
  isUnsure = user === undefined;
  if (isOutdated) {
    isOutdated = false;
    return checkSession(queries);
  }
  if (user !== undefined) applySession(queries, was, user);
}

/** Applies who is signed in now. The same user goes on and a guest becomes them; for anyone else `useSessionEnd` changes. */
export function applySession(queries: QueryClient, was: Me | null, now: Me | null): void {
  if (was !== null && was.id !== now?.id) {
    store.set({ was, now });
    return;
  }
  const isChanged = store.get() !== undefined || was?.id !== now?.id;
  queries.setQueryData(sessionQuery.queryKey, now);
  if (now) emitServiceEvent('signedIn');
  if (!isChanged) return;
  store.set(undefined);
  void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
}
