import { queryOptions } from '@tanstack/react-query';
import { getOwnUsage, getRemainingQuota, getUsage } from '#contract/projects/usage.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** The storage of a project and its limits. It changes with every save, so it is fetched again when the page is opened. */
export const usageQuery = (project: number) =>
  queryOptions({
    queryKey: cacheKeys.usage(project),
    queryFn: ({ signal }) => call(getUsage, { params: { project }, signal }),
    staleTime: 0,
  });

/** How much more a project can store, for those who import. */
export const remainingQuotaQuery = (project: number) =>
  queryOptions({
    queryKey: cacheKeys.remainingQuota(project),
    queryFn: ({ signal }) => call(getRemainingQuota, { params: { project }, signal }),
    staleTime: 0,
  });

/** The storage of all own projects together. */
export const ownUsageQuery = queryOptions({
  queryKey: cacheKeys.ownUsage(),
  queryFn: ({ signal }) => call(getOwnUsage, { signal }),
  staleTime: 0,
});
