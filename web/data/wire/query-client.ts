import { QueryClient } from '@tanstack/react-query';
import { connection } from './connection.ts';
import { Failure, hasKind } from './failure.ts';

const MINUTE = 60_000;

/**
 * Tried again are only calls that may go better a moment later: no answer, or a server that can't answer just now. Not
 * while the connection is known to be lost: all is asked anew when it is back.
 */
function maySucceedLater(attempts: number, error: Error): boolean {
  if (attempts >= 2 || connection() !== 'there' || !(error instanceof Failure)) return false;
  return error.status === 0 || hasKind(error, 'unavailable');
}

/** What the server said, kept while the page is open. Offline a call is made all the same: it fails in words instead of waiting in silence. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: maySucceedLater,
        staleTime: MINUTE / 2,
        networkMode: 'always',
        refetchOnReconnect: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
