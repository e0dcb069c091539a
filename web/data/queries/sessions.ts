import { queryOptions } from '@tanstack/react-query';
import { listSessions } from '#contract/identity/account.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** The user's sessions. */
export const sessionsQuery = queryOptions({
  queryKey: cacheKeys.sessions(),
  queryFn: ({ signal }) => call(listSessions, { signal }),
});
