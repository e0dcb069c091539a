import { useQuery } from '@tanstack/react-query';
import { useMe } from '../session/session.ts';
import { waitingQuery } from './invites.ts';

/** What waits for the reader's answer. */
export type Waiting = {
  /** Invitations to them. */
  invitations: number;
  /** Requests to join the projects whose members they manage. */
  requests: number;
  /** Of these, those of one project. */
  requestsIn: (project: number) => number;
};

/** How old the counts may be, in milliseconds. In a project its live events update them at once. */
const EVERY = 60_000;

/** How many invitations and requests wait for the reader's answer; none for guests, and while it is not known. */
export function useWaiting(): Waiting {
  const me = useMe();
  const { data } = useQuery({
    ...waitingQuery,
    enabled: me !== undefined && me !== null,
    staleTime: EVERY,
    refetchInterval: EVERY,
  });
  const requests = data?.requests ?? [];
  return {
    invitations: data?.invitations ?? 0,
    requests: requests.reduce((sum, { amount }) => sum + amount, 0),
    requestsIn: (project) => requests.find(({ project_id }) => project_id === project)?.amount ?? 0,
  };
}
