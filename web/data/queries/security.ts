import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listPasskeys } from '#contract/identity/passkeys.routes.ts';
import { getSecondFactor, listSecurityEvents } from '#contract/identity/security.routes.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** What happened to the user's sign-in, newest first. */
export const securityEventsQuery = infiniteQueryOptions({
  queryKey: cacheKeys.securityEvents(),
  queryFn: ({ pageParam: before, signal }) =>
    call(listSecurityEvents, { query: before === undefined ? {} : { before }, signal }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (page) =>
    page.length < SERVICE_LIMITS.securityEventsPageDefault ? undefined : page.at(-1)?.id,
});

/** Whether the user has a second factor. */
export const secondFactorQuery = queryOptions({
  queryKey: cacheKeys.secondFactor(),
  queryFn: ({ signal }) => call(getSecondFactor, { signal }),
});

/** The user's passkeys, and where they work. */
export const passkeysQuery = queryOptions({
  queryKey: cacheKeys.passkeys(),
  queryFn: ({ signal }) => call(listPasskeys, { signal }),
});
