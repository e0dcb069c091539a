import { queryOptions } from '@tanstack/react-query';
import { listApiTokens } from '#contract/identity/api-tokens.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** The user's API tokens. */
export const apiTokensQuery = queryOptions({
  queryKey: cacheKeys.apiTokens(),
  queryFn: ({ signal }) => call(listApiTokens, { signal }),
});
