import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getUser, listUsers } from '#contract/users.ts';
import { LIMITS } from '#domain/limits.ts';
import { call } from './call.ts';

/** All that was asked about users. */
export const USERS = ['users'] as const;

/** A user by id or username, as the address has it, with the projects that the asking one may find. */
export const userQuery = (user: string) =>
  queryOptions({
    queryKey: [...USERS, 'one', user],
    queryFn: ({ signal }) => call(getUser, { params: { user }, query: { fetch_projects: 'true' }, signal }),
  });

/**
 * Users with this in their names, newest first, a page at a time; all of them for an empty name. For site administrators.
 * What was found before stays until the answer comes.
 */
export const foundUsersQuery = (name: string) =>
  infiniteQueryOptions({
    queryKey: [...USERS, 'found', name],
    queryFn: ({ pageParam: before, signal }) =>
      call(listUsers, {
        query: { ...(name === '' ? {} : { name }), ...(before === undefined ? {} : { before }) },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < LIMITS.usersPageDefault ? undefined : page.at(-1)?.id),
    placeholderData: keepPreviousData,
  });
