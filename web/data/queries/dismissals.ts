import { queryOptions } from '@tanstack/react-query';
import type { EndpointOf } from '#contract/calls.ts';
import type { ReplyOf } from '#contract/core/endpoint.ts';
import { listDismissals } from '#contract/texts/dismissals.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

export type Dismissals = ReplyOf<EndpointOf<typeof listDismissals>>;

/** What is dismissed in a whole project (dismissals.7). */
export const dismissalsQuery = (project: number) =>
  queryOptions({
    queryKey: cacheKeys.dismissals(project),
    queryFn: ({ signal }) => call(listDismissals, { params: { project }, signal }),
  });

/** The same with what was dismissed in several strings (dismissals.5). */
export const offeredDismissalsQuery = (project: number) =>
  queryOptions({
    queryKey: cacheKeys.dismissals(project, 'offers'),
    queryFn: ({ signal }) => call(listDismissals, { params: { project }, query: { offers: '' }, signal }),
    staleTime: 0,
  });
