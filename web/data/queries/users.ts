import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getUser, listUsers } from '#contract/identity/users.routes.ts';
import type { User } from '#contract/identity/users.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** A user by id or username, as the address has it, with their projects that the reader may find. */
export const userQuery = (user: string) =>
  queryOptions({
    queryKey: cacheKeys.user(user),
    queryFn: ({ signal }) => call(getUser, { params: { user }, query: { fetch_projects: 'true' }, signal }),
  });

/** Projects that come with a user; more are fetched on request. */
const PROJECTS = LIMITS.userProjectsPage.max;

/** The cursor of a user's further projects; undefined if there are none. */
const restAfter = (projects: NonNullable<User['projects']>) => {
  const last = projects.length < PROJECTS ? undefined : projects.at(-1);
  return last && `${last.listed_at}_${last.id}`;
};

/** The further projects of a user. */
export const furtherProjectsQuery = ({ id, projects = [] }: User) => {
  const start = restAfter(projects);
  return infiniteQueryOptions({
    queryKey: cacheKeys.userProjects(id, start),
    queryFn: async ({ pageParam: after, signal }) => {
      const query = { fetch_projects: 'true', ...(after !== undefined && { after }) } as const;
      return (await call(getUser, { params: { user: id }, query, signal })).projects ?? [];
    },
    initialPageParam: start,
    getNextPageParam: restAfter,
  });
};

/**
 * Users whose name contains this, newest first; all for an empty name. For site administrators. The previous result stays
 * until the new one arrives.
 */
export const allUsersQuery = (name: string) =>
  infiniteQueryOptions({
    queryKey: cacheKeys.usersNamed(name),
    queryFn: ({ pageParam: before, signal }) =>
      call(listUsers, {
        query: { ...(name === '' ? {} : { name }), ...(before === undefined ? {} : { before }) },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < LIMITS.usersPageDefault ? undefined : page.at(-1)?.id),
    placeholderData: keepPreviousData,
  });
