import { queryOptions } from '@tanstack/react-query';
import { countInvites, listInvites, listMyInvites } from '#contract/projects/invites.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** The user's own invitations and requests, newest first, with the projects and who invited. */
export const myInvitesQuery = queryOptions({
  queryKey: cacheKeys.myInvites(),
  queryFn: ({ signal }) =>
    call(listMyInvites, { query: { fetch_users: 'true', fetch_projects: 'true' }, signal }),
});

/** The open invitations and requests of a project, newest first, with the users; for its managers. */
export const invitesOfQuery = (project: number) =>
  queryOptions({
    queryKey: cacheKeys.invitesOf(project),
    queryFn: ({ signal }) =>
      call(listInvites, { params: { project }, query: { fetch_users: 'true' }, signal }),
  });

/** How many invitations and requests wait for the user's answer. */
export const pendingInvitesQuery = queryOptions({
  queryKey: cacheKeys.pendingInvites(),
  queryFn: ({ signal }) => call(countInvites, { signal }),
});
