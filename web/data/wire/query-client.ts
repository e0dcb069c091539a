import { QueryClient } from '@tanstack/react-query';
import { MINUTE } from '#domain/core/units.ts';
import { connection } from './connection.ts';
import { Failure, hasKind } from './failure.ts';

/**
 * Whether a query is retried: only when no answer came or the server can't answer now. Not while the connection is
 * known to be lost: all queries are fetched again when it is back.
 */
function isRetried(attempts: number, error: Error): boolean {
  if (attempts >= 2 || connection() !== 'there' || !(error instanceof Failure)) return false;
  return error.status === 0 || hasKind(error, 'unavailable');
}

/** Makes the query cache of the page. Offline, calls are made all the same: they fail with a message instead of waiting. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: isRetried,
        staleTime: MINUTE / 2,
        networkMode: 'always',
        refetchOnReconnect: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
