import { useQuery } from '@tanstack/react-query';
import { isRequest } from '#domain/invites.ts';
import { useMe } from '../session/session.ts';
import { myInvitesQuery } from '../wire/invites.ts';

/**
 * How many invitations wait for the reader's answer: those whose inviter differs from the invitee (SPEC §2). Asked once
 * a page load and after acts, of guests never; 0 while unknown.
 */
export function useInvitationCount(): number {
  const me = useMe();
  const { data = [] } = useQuery({
    ...myInvitesQuery,
    enabled: me !== undefined && me !== null,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return data.filter((invite) => !isRequest(invite)).length;
}
