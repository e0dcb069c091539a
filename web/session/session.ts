import { queryOptions, useQuery } from '@tanstack/react-query';
import { logout, type Me, SESSION_HINT, whoami } from '#contract/users.ts';
import { call } from '../wire/call.ts';
import { Failure } from '../wire/failure.ts';

/**
 * Without the readable cookie that stands beside a session nobody is asked who they are: the answer would be a 401,
 * which browsers report as an error.
 */
function mayBeSignedIn(): boolean {
  return document.cookie.split(/;\s*/).includes(`${SESSION_HINT}=1`);
}

async function askWhoIAm(signal: AbortSignal): Promise<Me | null> {
  if (!mayBeSignedIn()) return null;
  try {
    return await call(whoami, { signal });
  } catch (error) {
    if (error instanceof Failure && error.status === 401) return null;
    throw error;
  }
}

/** Who is signed in, null for nobody; asked once, at the start (SPEC §4). */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => askWhoIAm(signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The user who is signed in: null for nobody, undefined until that is known. */
export function useMe(): Me | null | undefined {
  const { data, isError } = useQuery(sessionQuery);
  return isError ? null : data;
}

/** Signs out and begins anew at Home, so that nothing of the session stays on the page. */
export async function leaveSession(): Promise<void> {
  await call(logout, {});
  location.assign('/');
}
