import { infiniteQueryOptions } from '@tanstack/react-query';
import { listCodes } from '#contract/identity/codes.routes.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

const PAGE = LIMITS.codesPageDefault;

/** The secret codes, newest first; for site administrators. */
export const codesQuery = infiniteQueryOptions({
  queryKey: cacheKeys.codes(),
  queryFn: ({ pageParam: before, signal }) =>
    call(listCodes, { query: { limit: PAGE, ...(before !== undefined && { before }) }, signal }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
});
