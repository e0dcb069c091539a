import { JOINING_ROLE } from '#domain/roles.ts';
import type { Sql } from '../database/connect.ts';
import { logLine } from '../log/record.ts';

/** Makes the user a member, an open invitation or request of theirs being answered by it. */
export function join(sql: Sql, projectId: number, userId: number) {
  return sql`
    WITH done AS (
      INSERT INTO members (project_id, user_id, role_id) VALUES (${projectId}, ${userId}, ${JOINING_ROLE})
      RETURNING user_id
    ), answered AS (
      DELETE FROM invites WHERE project_id = ${projectId} AND user_id = ${userId}
    ), logged AS (
      ${logLine(sql, 'join', projectId, { actor: userId })}
    )
    SELECT user_id FROM done`;
}

/** Notes that the user asks to be let in: an invite whose inviter is the user. */
export async function request(sql: Sql, projectId: number, userId: number) {
  const [invite] = await sql<{ id: number; inviter_id: number }[]>`
    WITH done AS (
      INSERT INTO invites (project_id, user_id, inviter_id) VALUES (${projectId}, ${userId}, ${userId})
      RETURNING id, inviter_id
    ), logged AS (
      ${logLine(sql, 'requestInvite', projectId, { actor: userId, user: userId })}
    )
    SELECT id, inviter_id FROM done`;
  return invite;
}
