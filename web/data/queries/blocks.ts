import { queryOptions } from '@tanstack/react-query';
import { listBlocks } from '#contract/identity/blocks.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** The users whom the signed-in user has blocked, newest first; at most `SERVICE_LIMITS.blocks`. */
export const blocksQuery = queryOptions({
  queryKey: cacheKeys.blocks(),
  queryFn: ({ signal }) => call(listBlocks, { signal }),
});
