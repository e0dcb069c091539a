import { queryOptions, useQuery } from '@tanstack/react-query';
import { logout, whoami } from '#contract/identity/users.routes.ts';
import type { Me } from '#contract/identity/users.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';
import { Failure } from '../wire/failure.ts';
import { mayBeSignedIn } from '../wire/session-hint.ts';
import { notifyOtherTabs } from './other-tabs.ts';

/**
 * Asks the server who is signed in; null for nobody. Without the hint of a session `whoami` is not called: browsers report
 * its 401 as an error.
 */
export async function fetchCurrentUser(): Promise<Me | null> {
  if (!mayBeSignedIn()) return null;
  try {
    return await call(whoami, {});
  } catch (error) {
    if (error instanceof Failure && error.status === 401) return null;
    throw error;
  }
}

/** Who is signed in, null for nobody; fetched once, at the start (accounts.14). */
export const sessionQuery = queryOptions({
  queryKey: cacheKeys.session(),
  // Without the signal: other components wait for it too.
  queryFn: () => fetchCurrentUser(),
  staleTime: Number.POSITIVE_INFINITY,
  // A session that ends is handled by session-end.ts.
  refetchOnReconnect: (query) => query.state.data === undefined && 'always',
});

/** The user who is signed in: null for nobody, undefined until that is known. */
export function useMe(): Me | null | undefined {
  const { data, isError } = useQuery(sessionQuery);
  return data === undefined && isError ? null : data;
}

/** Signs out and loads Home, so that nothing of the session stays on the page. */
export async function endOwnSession(): Promise<void> {
  await call(logout, {});
  notifyOtherTabs();
  location.assign('/');
}
