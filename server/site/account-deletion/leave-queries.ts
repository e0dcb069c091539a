import { LOG_CODES } from '#domain/core/events/log.ts';
import { deletedName } from '#domain/core/names/deleted-user.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { lockProject } from '../../platform/database/directory-locks.ts';
import { fragment } from '../../platform/database/fragment.ts';
import { deleteMember, memberRoleOf } from '../../projects/members/queries.ts';

/** A project of a deleted user; one that they owned was deleted before. */
export type Membership = { project: number; isDeleted: boolean };

/** Some of the projects that a deleted user is a member of. */
export const membershipsOf = (sql: Sql, user: number, most: number) => sql<Membership[]>`
  SELECT p.id AS project, p.deleted_at IS NOT NULL AND p.deleted_by = ${user} AS "isDeleted"
  FROM members m JOIN projects p ON p.id = m.project_id WHERE m.user_id = ${user} ORDER BY p.id LIMIT ${most}`;

/** Ends a membership as if the user left the project; does nothing if it has ended. */
export function leaveProject(sql: Sql, user: number, project: number): Promise<void> {
  return sql.begin(async (tx) => {
    await lockProject(tx, project);
    const member = await memberRoleOf(tx, project, user);
    if (member) await deleteMember(tx, project, { actor: user, member });
  });
}

/** The next projects after one, by id. */
export async function nextProjects(tx: Transaction, after: number, most: number): Promise<number[]> {
  const projects = await tx<{ id: number }[]>`
    SELECT id FROM projects WHERE id > ${after} ORDER BY id LIMIT ${most}`;
  return projects.map(({ id }) => id);
}

/** The kinds of entries that name the user whom they are about. */
const NAMING = (['leave', 'kick', 'grantRole'] as const).map((kind) => LOG_CODES[kind]);

/**
 * Deletes what projects keep about a user besides their texts: what they have read, responses of repeated imports, and their
 * name in the log (accounts.31).
 */
export async function deleteTraces(
  tx: Transaction,
  user: number,
  projects: readonly number[],
): Promise<void> {
  const among = fragment`project_id = ANY(${[...projects]}::bigint[])`;
  const name = deletedName(user);
  await tx`DELETE FROM read_marks WHERE ${among} AND user_id = ${user}`;
  await tx`DELETE FROM idempotency_keys WHERE ${among} AND user_id = ${user}`;
  await tx`
    UPDATE log SET data = data || jsonb_build_object('n', ${name}::text)
    WHERE ${among} AND w = ANY(${NAMING}::bigint[]) AND user_id = ${user} AND data ->> 'n' <> ${name}`;
  // A transfer names the former owner, who made it, and the new one.
  const edits = fragment`${among} AND w = ${LOG_CODES.editProject} AND data #> '{acts,owner}' IS NOT NULL`;
  for (const [index, is] of [fragment`actor_id = ${user}`, fragment`user_id = ${user}`].entries())
    await tx`
      UPDATE log SET data = jsonb_set(data, ARRAY['acts', 'owner', ${String(index)}], to_jsonb(${name}::text))
      WHERE ${edits} AND ${is}`;
}
