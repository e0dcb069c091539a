import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { cacheKeys } from '../cache-keys.ts';
import { listenToUnread } from '../wire/unread-stream.ts';
import { unreadQuery } from './notifications.ts';

/** Milliseconds between two requests, for pages that have no stream. */
const REFETCH_INTERVAL = 60_000;

/** How many parts of the page show the number, and what ends asking for it. */
let shown = 0;
let end: (() => void) | undefined;

/**
 * Keeps the number of unread notifications of a user up to date until all that asked for it have called the returned
 * function. Lists that are shown are fetched again when it changes.
 */
export function countUnread(queries: QueryClient, user: number): () => void {
  shown += 1;
  end ??= follow(queries, user);
  return () => {
    shown -= 1;
    if (shown > 0) return;
    end?.();
    end = undefined;
  };
}

function follow(queries: QueryClient, user: number): () => void {
  const stopAsking = new QueryObserver(queries, {
    ...unreadQuery,
    staleTime: 10_000,
    refetchInterval: REFETCH_INTERVAL,
    refetchOnWindowFocus: true,
  }).subscribe(() => undefined);
  const stopListening = listenToUnread(user, (unread) => {
    if (queries.getQueryData(unreadQuery.queryKey) === unread) return;
    queries.setQueryData(unreadQuery.queryKey, unread);
    void queries.invalidateQueries({ queryKey: cacheKeys.notificationLists() });
  });
  return () => {
    stopAsking();
    stopListening();
  };
}
