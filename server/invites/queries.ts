import type { Invite } from '#contract/invites.ts';
import { type AnswerKind, isRequest } from '#domain/access/invites.ts';
import { JOINING_ROLE, ROLES, type RoleId } from '#domain/access/roles.ts';
import { CAPS } from '#domain/limits.ts';
import type { Transaction } from '../database/connect.ts';
import { logLine } from '../events/record.ts';

/** A user in a project's life: who acts, and who it is done to. */
export type Deed = { project: number; user: number; actor: number };

/** With the role that an entry gives, unless it is the usual one. */
export type Entering = Deed & { role?: RoleId };

/** How somebody becomes a member; saying yes to an invite is told by its answer. */
export type Entry = 'join' | Exclude<AnswerKind, 'deleteInvite'>;

/**
 * Makes the user a member, which answers an open invitation or request of theirs. Within `whileLocked`. False: the project
 * has as many members as it may.
 */
export async function admit(
  tx: Transaction,
  { project, user, actor, role = JOINING_ROLE }: Entering,
  how: Entry,
): Promise<boolean> {
  const data = { r: ROLES[role].name, ...(how !== 'join' && { acts: { accept: [null, true] } }) };
  const done = await tx`
    WITH done AS (
      INSERT INTO members (project_id, user_id, role_id)
      SELECT ${project}, ${user}, ${role}
      WHERE (SELECT count(*) FROM members WHERE project_id = ${project}) < ${CAPS.membersPerProject}
      RETURNING user_id
    ), answered AS (
      DELETE FROM invites i USING done WHERE i.project_id = ${project} AND i.user_id = done.user_id
    ), logged AS (
      ${logLine(how, project, { actor, user, data })}
    )
    SELECT FROM done`;
  return done.length === 1;
}

/**
 * Notes an invitation, or a request when the user acts for themselves. Within `whileLocked`. Undefined: as many are open in
 * the project as may be.
 */
export async function insertInvite(tx: Transaction, { project, user, actor }: Deed) {
  const kind = isRequest({ user_id: user, inviter_id: actor }) ? 'requestInvite' : 'invite';
  const [invite] = await tx<Invite[]>`
    WITH done AS (
      INSERT INTO invites (project_id, user_id, inviter_id)
      SELECT ${project}, ${user}, ${actor}
      WHERE (SELECT count(*) FROM invites WHERE project_id = ${project}) < ${CAPS.invitesPerProject}
      RETURNING id, project_id, user_id, inviter_id, created_at
    ), logged AS (
      ${logLine(kind, project, { actor, user })}
    )
    SELECT * FROM done`;
  return invite;
}

/** Takes an invite away: refused, declined, or taken back. */
export async function deleteInvite(tx: Transaction, invite: Invite, actor: number, kind: AnswerKind) {
  const { project_id: project, id, user_id: user } = invite;
  const data = kind === 'deleteInvite' ? {} : { acts: { accept: [null, false] } };
  await tx`
    WITH done AS (
      DELETE FROM invites WHERE project_id = ${project} AND id = ${id} RETURNING id
    ), logged AS (
      ${logLine(kind, project, { actor, user, data })}
    )
    SELECT FROM done`;
}
