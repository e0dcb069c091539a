import { queryOptions } from '@tanstack/react-query';
import { getPush } from '#contract/notices/push.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** The browsers that show the user’s notices. */
export const pushQuery = queryOptions({
  queryKey: cacheKeys.push(),
  queryFn: ({ signal }) => call(getPush, { signal }),
});
