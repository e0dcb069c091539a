import { queryOptions } from '@tanstack/react-query';
import type { EndpointOf } from '#contract/calls.ts';
import type { ReplyOf } from '#contract/core/endpoint.ts';
import { getContributions, getStatistics } from '#contract/projects/statistics.routes.ts';
import { countFailedChecks } from '#contract/texts/editor.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

export type Statistics = ReplyOf<EndpointOf<typeof getStatistics>>;

/**
 * The contributions to a project by user and section. They change with every save, so they are fetched again when
 * opened.
 */
export const statisticsQuery = (project: number) =>
  queryOptions({
    queryKey: cacheKeys.statistics(project),
    queryFn: ({ signal }) => call(getStatistics, { params: { project }, signal }),
    staleTime: 0,
  });

export type Contributions = ReplyOf<EndpointOf<typeof getContributions>>;

/** The contributions by day and user over the last 90 days. */
export const contributionsQuery = (project: number) =>
  queryOptions({
    queryKey: cacheKeys.contributions(project),
    queryFn: ({ signal }) => call(getContributions, { params: { project }, signal }),
    staleTime: 0,
  });

export type FailedChecks = ReplyOf<EndpointOf<typeof countFailedChecks>>;

/** How many strings fail each check. */
export const failedChecksQuery = (project: number) =>
  queryOptions({
    queryKey: cacheKeys.failedChecks(project),
    queryFn: ({ signal }) => call(countFailedChecks, { params: { project }, signal }),
    staleTime: 0,
  });
