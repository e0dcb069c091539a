import type { ReplyOf } from '#contract/core/endpoint.ts';
import type { Me } from '#contract/identity/users.ts';
import type { Invite, requestInvite } from '#contract/projects/invites.ts';
import { isRequest } from '#domain/core/access/invites.ts';
import { isRestricted } from '#domain/core/access/restrictions.ts';
import { JOIN_MODES } from '#domain/core/access/visibility.ts';
import type { LockedProject } from '../../core/content/project-lock-queries.ts';
import { defaultRoleOf } from '../../core/content/role-queries.ts';
import { refuseByStatus } from '../../core/guards/guards.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { conflict, forbidden, invalid, notFound, orNotFound } from '../../platform/http/failures.ts';
import { memberRoleOf } from '../members/queries.ts';
import { requireCurrentMember } from '../members/require-current-member.ts';
import { invitedUser, inviteOfUser } from './listing-queries.ts';
import { type InviteAction, insertInvite, insertMember, type JoinEvent, type NewMember } from './queries.ts';

type JoinResult = ReplyOf<typeof requestInvite>;

const joined = (role_id: number): JoinResult => ({ id: null, role_id, invite: null });
const waiting = (invite: Invite): JoinResult => ({ id: invite.id, role_id: null, invite });

/**
 * Makes a user a member who asks for it, or records the request, within `withProjectLocked`. A user joins at once if
 * the project is public or has invited them (invites.6, invites.4); with an invitation also if it is paused
 * (invites.9).
 */
export async function joinOrRequest(tx: Transaction, project: LockedProject, me: Me): Promise<JoinResult> {
  const [place, invite] = await Promise.all([
    memberRoleOf(tx, project.id, me.id),
    inviteOfUser(tx, project.id, me.id),
  ]);
  const isInvited = invite !== undefined && !isRequest(invite);
  refuseByStatus(project, place?.role, isInvited ? 'answerInvite' : 'join');
  refuseHidden(project);
  if (isRestricted(me.limitations, 'membership')) throw forbidden('membership', 'limited');
  if (place) throw invalid('user_id', 'member');
  const deed = { project: project.id, user: me.id, actor: me.id };
  if (isInvited || JOIN_MODES[project.visibility] === 'join') {
    return joined(await addNewcomer(tx, deed, isInvited ? 'resolveInvite' : 'join'));
  }
  if (invite) throw conflict('user_id', 'invited', invite);
  if (JOIN_MODES[project.visibility] === 'invite') throw notFound('project');
  return waiting(await addInvite(tx, deed));
}

/** Makes a user a member, if the project has room (members.29). */
export async function addMember(tx: Transaction, entering: NewMember, how: JoinEvent): Promise<void> {
  if (!(await insertMember(tx, entering, how))) throw forbidden('general', 'quotaMembers');
}

/** Makes a user a member with the role of newcomers, whose id it returns (members.15). */
export async function addNewcomer(tx: Transaction, entering: InviteAction, how: JoinEvent): Promise<number> {
  const role = await defaultRoleOf(tx, entering.project);
  await addMember(tx, { ...entering, role }, how);
  return role.id;
}

/** Adds an invitation or a request, if the project has room. */
async function addInvite(tx: Transaction, deed: InviteAction): Promise<Invite> {
  const inviteToProject = await insertInvite(tx, deed);
  if (!inviteToProject) throw forbidden('general', 'quotaInvites');
  return inviteToProject;
}

/** Refuses joining a hidden project, also to those who see it: site administrators and users with an open request. */
export function refuseHidden({ hidden_at }: LockedProject) {
  if (hidden_at !== null) throw forbidden('project', 'hidden');
}

/** Invites a user, within `withProjectLocked`; a user with an open request becomes a member at once (invites.4). */
export async function invite(
  tx: Transaction,
  project: LockedProject,
  { me, userId }: { me: Me; userId: number },
): Promise<JoinResult> {
  const { role } = await requireCurrentMember(tx, project.id, me.id, 'can_manage_members');
  refuseByStatus(project, role, 'join');
  const { banned, has_blocked } = orNotFound(await invitedUser(tx, userId, me.id), 'user');
  if (userId === me.id) throw forbidden('user_id', 'own');
  if (banned) throw forbidden('user_id', 'banned');
  if (await memberRoleOf(tx, project.id, userId)) throw invalid('user_id', 'member');
  const deed = { project: project.id, user: userId, actor: me.id };
  const open = await inviteOfUser(tx, project.id, userId);
  if (open && !isRequest(open)) throw conflict('user_id', 'invited', open);
  if (open) {
    return joined(await addNewcomer(tx, deed, 'resolveRequest'));
  }
  // Said as of a banned user, so that a block isn't told of (accounts.35).
  if (has_blocked) throw forbidden('user_id', 'banned');
  return waiting(await addInvite(tx, deed));
}
