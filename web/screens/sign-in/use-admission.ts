import { useQuery } from '@tanstack/react-query';
import type { Invitation } from '#contract/projects/invite-links.ts';
import { invitationQuery } from '../../data/queries/invite-links.ts';
import { signUpMode } from '../../data/session/page-settings.ts';

/** What a visitor needs to sign up now. */
type Admission = {
  isPending: boolean;
  /** Why nobody can sign up here: at all, or without a link that admits. */
  whyNot: 'closed' | 'noInvitation' | undefined;
  needsCode: boolean;
  /** The link that admits, and what it invites to. */
  link: { invitation: string; to: Invitation } | undefined;
};

/** What a visitor needs to sign up, who comes from the page of an invitation link or another (accounts.26, accounts.39). */
export function useAdmission(from: string | undefined): Admission {
  const mode = signUpMode();
  const token = invitationIn(from);
  const { data, isLoading } = useQuery({
    ...invitationQuery(token ?? ''),
    enabled: token !== undefined && mode !== 'closed',
    retry: false,
    // What is typed stays when the link ends meanwhile.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const link = token && data?.admits ? { invitation: token, to: data } : undefined;
  const whyNot = mode === 'closed' ? 'closed' : mode === 'invitation' && !link ? 'noInvitation' : undefined;
  return { isPending: isLoading, whyNot, needsCode: mode === 'code' && !link, link };
}

/** The token of the invitation link whose page led to signing up. */
const invitationIn = (from: string | undefined): string | undefined =>
  /^\/join\/([\w-]+)$/.exec(from ?? '')?.[1];
