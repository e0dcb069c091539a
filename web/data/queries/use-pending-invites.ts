import { useQuery } from '@tanstack/react-query';
import { useMe } from '../session/session.ts';
import { pendingInvitesQuery } from './invites.ts';

/** What waits for the user's answer. */
export type PendingInvites = {
  /** Invitations to the user. */
  invitations: number;
  /** Requests to join the projects whose members the user manages. */
  requests: number;
  /** Requests to join one project. */
  requestsIn: (project: number) => number;
};

/** Milliseconds between two requests. In a project live events update the counts at once. */
const REFETCH_INTERVAL = 60_000;

/** How many invitations and requests wait for the user's answer; 0 for guests, and while it is not known. */
export function usePendingInvites(): PendingInvites {
  const me = useMe();
  const { data } = useQuery({
    ...pendingInvitesQuery,
    enabled: me !== undefined && me !== null,
    staleTime: REFETCH_INTERVAL,
    refetchInterval: REFETCH_INTERVAL,
  });
  const requests = data?.requests ?? [];
  return {
    invitations: data?.invitations ?? 0,
    requests: requests.reduce((sum, { amount }) => sum + amount, 0),
    requestsIn: (project) => requests.find(({ project_id }) => project_id === project)?.amount ?? 0,
  };
}
