import { infiniteQueryOptions } from '@tanstack/react-query';
import { listFailedJobs } from '#contract/site/jobs.routes.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

const PAGE = LIMITS.jobsPageDefault;

/** Milliseconds after which a list that is shown is fetched again: jobs are retried by themselves. */
const REFETCH_INTERVAL = 30_000;

/** The background jobs that failed, newest first; for site administrators. */
export const failedJobsQuery = infiniteQueryOptions({
  queryKey: cacheKeys.failedJobs(),
  queryFn: ({ pageParam: before, signal }) =>
    call(listFailedJobs, { query: { limit: PAGE, ...(before !== undefined && { before }) }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => {
    const last = page.at(-1);
    return page.length < PAGE || !last ? undefined : `${last.created_at}_${last.id}`;
  },
  refetchInterval: REFETCH_INTERVAL,
});
