import { queryOptions, useQuery } from '@tanstack/react-query';
import { logout, type Me, SESSION_HINT, whoami } from '#contract/users.ts';
import { call } from '../wire/call.ts';
import { Failure } from '../wire/failure.ts';
import { tellOtherTabs } from './other-tabs.ts';

/**
 * Without the readable cookie that stands beside a session nobody is asked who they are: the answer would be a 401,
 * which browsers report as an error.
 */
export function mayBeSignedIn(): boolean {
  return document.cookie.split(/;\s*/).includes(`${SESSION_HINT}=1`);
}

/** Who is signed in by what the server says now; null for nobody. */
export async function askWhoIAm(): Promise<Me | null> {
  if (!mayBeSignedIn()) return null;
  try {
    return await call(whoami, {});
  } catch (error) {
    if (error instanceof Failure && error.status === 401) return null;
    throw error;
  }
}

/** Who is signed in, null for nobody; asked once, at the start (accounts.14). */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  // Not given up when what first wanted to know goes from the page: others wait for it too.
  queryFn: () => askWhoIAm(),
  staleTime: Number.POSITIVE_INFINITY,
  // That somebody's session ended is more than another answer: see session-end.ts.
  refetchOnReconnect: (query) => query.state.data === undefined && 'always',
});

/** The user who is signed in: null for nobody, undefined until that is known. */
export function useMe(): Me | null | undefined {
  const { data, isError } = useQuery(sessionQuery);
  return data === undefined && isError ? null : data;
}

/** Signs out and begins anew at Home, so that nothing of the session stays on the page. */
export async function leaveSession(): Promise<void> {
  await call(logout, {});
  tellOtherTabs();
  location.assign('/');
}
