import type { EventKind } from '../events/kinds.ts';
import { isManager, type Viewer } from './roles.ts';

/** An open invitation, or a request: an invite of oneself (invites.1). */
export type InviteLike = { readonly user_id: number; readonly inviter_id: number };

/** Whether the user asked to join (invites.1). */
export function isRequest({ user_id, inviter_id }: InviteLike): boolean {
  return user_id === inviter_id;
}

/** Whether somebody may see an invite: its user and managers (invites.17). */
export function maySeeInvite(viewer: Viewer, { user_id }: InviteLike): boolean {
  return viewer.id === user_id || isManager(viewer.role);
}

/** The kind of event of an answer to an invite. */
export type InviteAnswerEvent = Extract<EventKind, 'resolveInvite' | 'resolveRequest' | 'deleteInvite'>;

/**
 * The event of accepting or refusing an invite: managers answer requests, the invited answer invitations, and a user
 * may withdraw their own request (invites.12, invites.13, invites.14). Undefined if `viewer` may not answer it.
 */
export function inviteAnswerEvent(
  viewer: Viewer,
  invite: InviteLike,
  accept: boolean,
): InviteAnswerEvent | undefined {
  const isTheirs = viewer.id === invite.user_id;
  if (!isRequest(invite)) return isTheirs ? 'resolveInvite' : undefined;
  if (isManager(viewer.role)) return 'resolveRequest';
  return isTheirs && !accept ? 'deleteInvite' : undefined;
}

/** Whether somebody may cancel an invite: managers any, others their own request (invites.14). */
export function mayCancelInvite(viewer: Viewer, invite: InviteLike): boolean {
  return isManager(viewer.role) || (isRequest(invite) && viewer.id === invite.user_id);
}
