import type { ReplyOf } from '#contract/core/endpoint.ts';
import type { Me } from '#contract/identity/users.ts';
import type { joinByLink } from '#contract/projects/invite-links.ts';
import { isRestricted } from '#domain/core/access/restrictions.ts';
import type { LockedProject } from '../../core/content/project-lock-queries.ts';
import { refuseByStatus } from '../../core/guards/guards.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { forbidden, invalid, notFound, orNotFound } from '../../platform/http/failures.ts';
import { addMember } from '../invites/join.ts';
import { countUse, invitationOf } from './queries.ts';

/** The invitation of a token. Throws the reason if nobody can join by it; a member sees it anyway. */
export async function openInvitation(sql: Sql | Transaction, token: string, userId: number | null) {
  const invitation = orNotFound(await invitationOf(sql, token, userId), 'link');
  const { problem, is_member } = invitation;
  if (is_member || problem === undefined) return invitation;
  throw problem === 'gone' ? notFound('link') : forbidden('link', problem);
}

/**
 * Makes a user a member by a link, within `withProjectLocked`, so that the limits hold. A paused or finished project accepts
 * nobody (invites.24).
 */
export async function joinWithLink(
  tx: Transaction,
  project: LockedProject,
  token: string,
  me: Pick<Me, 'id' | 'limitations'>,
): Promise<ReplyOf<typeof joinByLink>> {
  const { id, role, is_member } = await openInvitation(tx, token, me.id);
  if (is_member) throw invalid('user_id', 'member');
  refuseByStatus(project, undefined, 'join');
  if (isRestricted(me.limitations, 'membership')) throw forbidden('membership', 'limited');
  if (!(await countUse(tx, id))) throw forbidden('link', 'usedUp');
  await addMember(tx, { project: project.id, user: me.id, actor: me.id, role }, 'join');
  return { project_id: project.id, role_id: role.id };
}
