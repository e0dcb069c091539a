import { queryOptions } from '@tanstack/react-query';
import { getAccountDeletion } from '#contract/site/account-deletion.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** Whether the account of the user is going to be deleted, and what stands in the way. */
export const accountDeletionQuery = queryOptions({
  queryKey: cacheKeys.accountDeletion(),
  queryFn: ({ signal }) => call(getAccountDeletion, { signal }),
});
