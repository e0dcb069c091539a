import { queryOptions } from '@tanstack/react-query';
import { countInvites, listInvites, listMyInvites } from '#contract/invites.ts';
import { call } from '../wire/call.ts';

/** The query key of all invitations and requests. */
export const INVITES = ['invites'] as const;

/** The user's own invitations and requests, newest first, with the projects and who invited. */
export const myInvitesQuery = queryOptions({
  queryKey: [...INVITES, 'mine'],
  queryFn: ({ signal }) =>
    call(listMyInvites, { query: { fetch_users: 'true', fetch_projects: 'true' }, signal }),
});

/** The open invitations and requests of a project, newest first, with the users; for its managers. */
export const invitesOfQuery = (project: number) =>
  queryOptions({
    queryKey: [...INVITES, 'of', project],
    queryFn: ({ signal }) =>
      call(listInvites, { params: { project }, query: { fetch_users: 'true' }, signal }),
  });

/** How many invitations and requests wait for the user's answer. */
export const waitingQuery = queryOptions({
  queryKey: [...INVITES, 'waiting'],
  queryFn: ({ signal }) => call(countInvites, { signal }),
});
