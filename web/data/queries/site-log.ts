import { infiniteQueryOptions } from '@tanstack/react-query';
import { readSiteLog } from '#contract/history/log.routes.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** The log of what was done outside of projects, newest first; for site administrators. */
export const siteLogQuery = infiniteQueryOptions({
  queryKey: cacheKeys.siteLog(),
  queryFn: ({ pageParam: before, signal }) =>
    call(readSiteLog, { query: before === undefined ? {} : { before }, signal }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (page) => (page.length < LIMITS.logPageDefault ? undefined : page.at(-1)?.id),
});
