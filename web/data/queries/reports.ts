import { infiniteQueryOptions } from '@tanstack/react-query';
import { listReportCases } from '#contract/site/reports.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

const PAGE = 50;

/** What was reported, newest first: open cases, or decided ones. For site administrators. */
export const reportCasesQuery = (state: 'open' | 'decided') =>
  infiniteQueryOptions({
    queryKey: cacheKeys.reportCasesIn(state),
    queryFn: ({ pageParam: before, signal }) =>
      call(listReportCases, {
        query: { state, limit: PAGE, ...(before === undefined ? {} : { before }) },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
  });
