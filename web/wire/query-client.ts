import { QueryClient } from '@tanstack/react-query';
import { Failure } from './failure.ts';

const MINUTE = 60_000;

/** Tried again are only calls that may go better a moment later: no answer, or a server that can't answer just now. */
function maySucceedLater(attempts: number, error: Error): boolean {
  return attempts < 2 && error instanceof Failure && (error.status === 0 || error.status === 503);
}

/** What the server said, kept while the page is open. Offline a call is made all the same: it fails in words instead of waiting in silence. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: maySucceedLater, staleTime: MINUTE / 2, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
