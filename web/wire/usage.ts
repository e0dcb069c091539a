import { queryOptions } from '@tanstack/react-query';
import { getOwnUsage, getRoom, getUsage } from '#contract/usage.ts';
import { call } from './call.ts';

/** How much a project stores of what it may. It changes with every save, so coming back asks anew. */
export const usageQuery = (project: number) =>
  queryOptions({
    queryKey: ['usage', project],
    queryFn: ({ signal }) => call(getUsage, { params: { project }, signal }),
    staleTime: 0,
  });

/** How much more a project may store: for whoever brings texts. */
export const roomQuery = (project: number) =>
  queryOptions({
    queryKey: ['usage', project, 'room'],
    queryFn: ({ signal }) => call(getRoom, { params: { project }, signal }),
    staleTime: 0,
  });

/** How much one's own projects do together. */
export const ownUsageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => call(getOwnUsage, { signal }),
  staleTime: 0,
});
