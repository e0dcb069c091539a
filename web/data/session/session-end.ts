import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Me } from '#contract/users.ts';
import { connection, onConnection } from '../wire/connection.ts';
import { onHeard, tellHeard } from '../wire/heard.ts';
import { onOtherTab } from './other-tabs.ts';
import { askWhoIAm, mayBeSignedIn, sessionQuery } from './session.ts';

/** Whose page this is, and who is signed in now instead: nobody, or somebody else. */
export type SessionEnd = { was: Me; now: Me | null };

/** Milliseconds between two looks at the session because the page is looked at again. */
const REST = 60_000;

const listeners = new Set<() => void>();
let end: SessionEnd | undefined;
let isLooking = false;
/** Whether another tab has changed the session meanwhile, so that a pending response may be outdated. */
let looksAgain = false;
/** Whether the last check failed. */
let isUnsure = false;
let lookedAt = 0;

function setEnd(next: SessionEnd | undefined): void {
  end = next;
  for (const listener of listeners) listener();
}

/** How the session of whoever the page believes in has ended; undefined while it lasts. */
export function useSessionEnd(): SessionEnd | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => end,
  );
}

/**
 * Finds out when the session ends that the page believes in: a call is answered that nobody is signed in (a ban, its
 * time is over), another tab tells that somebody has signed in or out, or the page is looked at again after a while. The
 * page stays as it is, with all that is written there, until the person has decided.
 */
export function watchSession(queries: QueryClient): void {
  const look = () => void lookAnew(queries);
  onHeard((heard) => heard === 'signedOut' && look());
  onOtherTab(() => {
    looksAgain = isLooking;
    look();
  });
  onConnection(() => isUnsure && connection() === 'there' && look());
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    const believed = queries.getQueryData(sessionQuery.queryKey);
    const isDoubtful = mayBeSignedIn() !== Boolean(believed);
    if (isDoubtful || (believed && Date.now() - lookedAt > REST)) look();
  });
}

async function lookAnew(queries: QueryClient): Promise<void> {
  const was = queries.getQueryData(sessionQuery.queryKey);
  if (was === undefined || isLooking) return;
  isLooking = true;
  lookedAt = Date.now();
  const now = await askWhoIAm().catch(() => undefined);
  isLooking = false;
  isUnsure = now === undefined;
  if (looksAgain) {
    looksAgain = false;
    return lookAnew(queries);
  }
  if (now !== undefined) meet(queries, was, now);
}

/** Who is signed in now: the same go on, a guest's page becomes theirs; of anyone else the person is told. */
export function meet(queries: QueryClient, was: Me | null, now: Me | null): void {
  if (was !== null && was.id !== now?.id) {
    setEnd({ was, now });
    return;
  }
  const isNews = end !== undefined || was?.id !== now?.id;
  queries.setQueryData(sessionQuery.queryKey, now);
  if (now) tellHeard('signedIn');
  if (!isNews) return;
  setEnd(undefined);
  void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
}
