import { queryOptions } from '@tanstack/react-query';
import { listInviteLinks, readInvitation } from '#contract/projects/invite-links.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** The invitation links of a project, newest first; for its managers. */
export const inviteLinksQuery = (project: number) =>
  queryOptions({
    queryKey: cacheKeys.inviteLinks(project),
    queryFn: ({ signal }) => call(listInviteLinks, { params: { project }, signal }),
  });

/** The project and role of an invitation link. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: cacheKeys.invitation(token),
    queryFn: ({ signal }) => call(readInvitation, { params: { token }, signal }),
  });
