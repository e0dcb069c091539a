import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#contract/endpoint.ts';
import { getContributions, getStatistics } from '#contract/statistics.ts';
import { call } from '../wire/call.ts';

export type Statistics = ReplyOf<typeof getStatistics>;

/** All that was asked about who did how much. */
export const STATISTICS = ['statistics'] as const;

/** Who did how much in a project, where. It changes with every save, so coming back asks anew. */
export const statisticsQuery = (project: number) =>
  queryOptions({
    queryKey: [...STATISTICS, project],
    queryFn: ({ signal }) => call(getStatistics, { params: { project }, signal }),
    staleTime: 0,
  });

export type Contributions = ReplyOf<typeof getContributions>;

/** What was added by day and user over the last 90 days. */
export const contributionsQuery = (project: number) =>
  queryOptions({
    queryKey: [...STATISTICS, project, 'days'],
    queryFn: ({ signal }) => call(getContributions, { params: { project }, signal }),
    staleTime: 0,
  });
