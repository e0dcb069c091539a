import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { unreadQuery } from './notifications.ts';

/** Milliseconds between two requests. */
const REFETCH_INTERVAL = 60_000;

/** How many parts of the page show the number, and what ends asking for it. */
let shown = 0;
let end: (() => void) | undefined;

/** Keeps the number of unread notifications up to date until all that asked for it have called the returned function. */
export function countUnread(queries: QueryClient): () => void {
  shown += 1;
  end ??= new QueryObserver(queries, {
    ...unreadQuery,
    staleTime: 10_000,
    refetchInterval: REFETCH_INTERVAL,
    refetchOnWindowFocus: true,
  }).subscribe(() => undefined);
  return () => {
    shown -= 1;
    if (shown > 0) return;
    end?.();
    end = undefined;
  };
}
