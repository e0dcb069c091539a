import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { EndpointOf } from '#contract/calls.ts';
import type { BodyOf } from '#contract/core/endpoint.ts';
import { listFindings, previewFixing } from '#contract/texts/findings.routes.ts';
import type { startFixing } from '#contract/texts/findings.ts';
import { ALL_SECTIONS } from '#domain/core/addresses/sections-list.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { CheckFilter } from '#domain/texts/checks/check-filters.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** The strings in which a finding of a check has a fix, page by page (findings.4). */
export const fixableQuery = (project: number, check: CheckFilter) =>
  infiniteQueryOptions({
    queryKey: cacheKeys.fixes(project, check),
    queryFn: ({ pageParam, signal }) =>
      call(listFindings, {
        params: { project },
        query: {
          sections: ALL_SECTIONS,
          checks: check,
          fixable: 'true',
          size: String(LIMITS.pageSize.max),
          ...(pageParam && { after: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 1,
  });

/** What mending would change now. */
export const fixPreviewQuery = (project: number, nth: number, body: BodyOf<EndpointOf<typeof startFixing>>) =>
  queryOptions({
    queryKey: cacheKeys.fixes(project, nth),
    queryFn: ({ signal }) => call(previewFixing, { params: { project }, body, signal }),
    staleTime: 0,
    gcTime: 0,
  });
