import { queryOptions } from '@tanstack/react-query';
import { listCodes } from '#contract/codes.ts';
import { call } from './call.ts';

/** The secret codes, newest first; for site administrators. */
export const codesQuery = queryOptions({
  queryKey: ['codes'],
  queryFn: ({ signal }) => call(listCodes, { signal }),
});
