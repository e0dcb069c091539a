import type { Invite } from '#contract/projects/invites.ts';
import { type InviteAnswerEvent, isRequest } from '#domain/core/access/invites.ts';
import type { Role } from '#domain/core/access/roles.ts';
import { CAPS } from '#domain/core/limits.ts';
import { type EntryData, logSteps } from '../../core/events/record.ts';
import type { Transaction } from '../../platform/database/connect.ts';

/** A user in a project, and the user who acts. */
export type InviteAction = { project: number; user: number; actor: number };

/** A new member and their role. */
export type NewMember = InviteAction & { role: Pick<Role, 'id' | 'name'> };

/** How somebody becomes a member: by joining, or by the answer to an invite. */
export type JoinEvent = 'join' | Exclude<InviteAnswerEvent, 'deleteInvite'>;

/**
 * Makes the user a member and deletes their open invite, within `withProjectLocked`. False if the project already has the
 * maximum of members.
 */
export async function insertMember(
  tx: Transaction,
  { project, user, actor, role }: NewMember,
  how: JoinEvent,
): Promise<boolean> {
  const data: EntryData = { r: role.name, ...(how !== 'join' && { acts: { accept: [null, true] } }) };
  const result = await tx`
    WITH there AS MATERIALIZED (
      SELECT count(*) AS amount FROM members WHERE project_id = ${project}
    ), done AS (
      INSERT INTO members (project_id, user_id, role_id)
      SELECT ${project}::bigint, ${user}::bigint, ${role.id}::bigint FROM there WHERE amount < ${CAPS.membersPerProject}
      RETURNING user_id
    ), answered AS (
      DELETE FROM invites i USING done WHERE i.project_id = ${project} AND i.user_id = done.user_id
    ),
    ${logSteps(how, project, { actor, user, data })}
    SELECT FROM done`;
  return result.length === 1;
}

/**
 * Adds an invitation, or a request if the user acts for themselves, within `withProjectLocked`. Undefined if the project
 * already has the maximum of open invites.
 */
export async function insertInvite(tx: Transaction, { project, user, actor }: InviteAction) {
  const kind = isRequest({ user_id: user, inviter_id: actor }) ? 'requestInvite' : 'invite';
  const [invite] = await tx<Invite[]>`
    WITH there AS MATERIALIZED (
      SELECT count(*) AS amount FROM invites WHERE project_id = ${project}
    ), done AS (
      INSERT INTO invites (project_id, user_id, inviter_id)
      SELECT ${project}::bigint, ${user}::bigint, ${actor}::bigint FROM there WHERE amount < ${CAPS.invitesPerProject}
      RETURNING id, project_id, user_id, inviter_id, created_at
    ),
    ${logSteps(kind, project, { actor, user })}
    SELECT * FROM done`;
  return invite;
}

/** Deletes an invite that was refused, declined or cancelled. */
export async function deleteInvite(tx: Transaction, invite: Invite, actor: number, kind: InviteAnswerEvent) {
  const { project_id: project, id, user_id: user } = invite;
  const data: EntryData = kind === 'deleteInvite' ? {} : { acts: { accept: [null, false] } };
  await tx`
    WITH done AS (
      DELETE FROM invites WHERE project_id = ${project} AND id = ${id} RETURNING id
    ),
    ${logSteps(kind, project, { actor, user, data })}
    SELECT FROM done`;
}
