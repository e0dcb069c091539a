import type { ReplyOf } from '#contract/core/endpoint.ts';
import type { Me } from '#contract/identity/users.ts';
import type { answerInvite, Invite } from '#contract/projects/invites.ts';
import { inviteAnswerEvent, maySeeInvite } from '#domain/core/access/invites.ts';
import { isRestricted } from '#domain/core/access/restrictions.ts';
import type { LockedProject } from '../../core/content/project-lock-queries.ts';
import { refuseByStatus } from '../../core/guards/guards.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { forbidden, orNotFound } from '../../platform/http/failures.ts';
import { memberRoleOf } from '../members/queries.ts';
import { addNewcomer, refuseHidden } from './join.ts';
import { invitedUser, inviteOf } from './listing-queries.ts';
import { deleteInvite } from './queries.ts';

/** An invite of a locked project, and the user's present role; 404 if they may not know of it. */
export async function visibleInvite(tx: Transaction, project: LockedProject, id: number, me: Me) {
  const [place, invite] = await Promise.all([
    memberRoleOf(tx, project.id, me.id),
    inviteOf(tx, project.id, id),
  ]);
  const viewer = { id: me.id, role: place?.role };
  const isSeen = invite !== undefined && maySeeInvite(viewer, invite);
  return { viewer, invite: orNotFound(isSeen ? invite : undefined, 'invite') };
}

/**
 * Accepts or refuses an invite, within `withProjectLocked` (invites.12, invites.13, invites.15). Accepting depends on the
 * project's status and, for one's own joining, on one's restrictions; refusing on neither.
 */
export async function resolveInvite(
  tx: Transaction,
  project: LockedProject,
  { id, me, accept }: { id: Invite['id']; me: Me; accept: boolean },
): Promise<ReplyOf<typeof answerInvite>> {
  const { viewer, invite } = await visibleInvite(tx, project, id, me);
  const kind = inviteAnswerEvent(viewer, invite, accept);
  if (kind === undefined) throw forbidden('role', 'role');
  if (!accept || kind === 'deleteInvite') {
    await deleteInvite(tx, invite, me.id, kind);
    return { role_id: null };
  }
  refuseByStatus(project, viewer.role, 'answerInvite');
  if (kind === 'resolveInvite') refuseHidden(project);
  if (kind === 'resolveInvite' && isRestricted(me.limitations, 'membership')) {
    throw forbidden('membership', 'limited');
  }
  if ((await invitedUser(tx, invite.user_id, me.id))?.banned) throw forbidden('user_id', 'banned');
  const entering = { project: project.id, user: invite.user_id, actor: me.id };
  return { role_id: await addNewcomer(tx, entering, kind) };
}
