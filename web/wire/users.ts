import { queryOptions } from '@tanstack/react-query';
import { getUser } from '#contract/users.ts';
import { call } from './call.ts';

/** A user by id or username, as the address has it. */
export const userQuery = (user: string) =>
  queryOptions({
    queryKey: ['users', user],
    queryFn: ({ signal }) => call(getUser, { params: { user }, signal }),
  });
