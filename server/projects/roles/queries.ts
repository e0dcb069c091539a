import type { Role } from '#contract/projects/projects.ts';
import { CAPS } from '#domain/core/limits.ts';
import { type EntryData, logSteps } from '../../core/events/record.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { asJson, fragment } from '../../platform/database/fragment.ts';
import { roleChange } from '../members/queries.ts';

type Draft = Pick<Role, 'name' | 'permissions'>;

/** Whether a project has another role with this name; the case is ignored. */
export async function isNameTaken(tx: Transaction, project: number, name: string, but: number | null) {
  const [row] = await tx<{ id: number }[]>`
    SELECT id FROM roles
    WHERE (project_id IS NULL OR project_id = ${project}) AND lower(normalize(name, NFC)) = lower(normalize(${name}, NFC))
      AND id IS DISTINCT FROM ${but}
    LIMIT 1`;
  return row !== undefined;
}

/** Adds a role of a locked project, the last in the order; undefined if the project has the maximum of them. */
export async function insertRole(
  tx: Transaction,
  project: number,
  actor: number,
  { name, permissions }: Draft,
): Promise<Role | undefined> {
  const [role] = await tx<Role[]>`
    WITH there AS MATERIALIZED (
      SELECT count(*) FILTER (WHERE project_id IS NOT NULL) AS amount, max(position) AS last FROM roles
      WHERE project_id IS NULL OR project_id = ${project}
    ), done AS (
      INSERT INTO roles (project_id, name, permissions, position)
      SELECT ${project}::bigint, ${name}, ${[...permissions]}::text[], last + 1 FROM there WHERE amount < ${CAPS.rolesPerProject}
      RETURNING id, name, permissions
    ),
    ${logSteps('addRole', project, { actor, data: { r: name, acts: { permissions: ['', joinPermissions(permissions)] } } })}
    SELECT * FROM done`;
  return role;
}

/** Writes a role of a locked project, with the positions that changed, and logs the changes. */
export async function updateRoleOf(
  tx: Transaction,
  project: number,
  {
    actor,
    role,
    positions,
    data,
  }: { actor: number; role: Role; positions: ReadonlyMap<number, number>; data: EntryData },
): Promise<void> {
  await tx`
    WITH done AS (
      UPDATE roles SET name = ${role.name}, permissions = ${[...role.permissions]}::text[]
      WHERE project_id = ${project} AND id = ${role.id}
      RETURNING id
    ),
    ${logSteps('editRole', project, { actor, data })}
    SELECT FROM done`;
  if (positions.size > 0)
    await tx`
      UPDATE roles r SET position = moved.position
      FROM unnest(${[...positions.keys()]}::bigint[], ${[...positions.values()]}::int[]) AS moved (id, position)
      WHERE r.project_id = ${project} AND r.id = moved.id`;
}

/**
 * Deletes a role of a locked project: its members get another one, which is logged for each as a change of their role, and the links
 * that give it are revoked (members.33).
 */
export async function deleteRoleOf(
  tx: Transaction,
  project: number,
  { actor, role, to }: { actor: number; role: Role; to: Role },
): Promise<void> {
  await tx`
    WITH done AS (
      UPDATE members m SET role_id = ${to.id}
      FROM users u
      WHERE m.project_id = ${project} AND m.role_id = ${role.id} AND u.id = m.user_id
      RETURNING u.id, u.username
    ),
    ${logSteps(
      'grantRole',
      project,
      {
        actor,
        user: fragment`done.id`,
        data: fragment`jsonb_build_object('n', done.username) || ${asJson(roleChange(role, to))}::jsonb`,
      },
      { orderBy: fragment`done.id` },
    )}
    SELECT FROM done`;
  await tx`DELETE FROM invite_links WHERE project_id = ${project} AND role_id = ${role.id}`;
  await tx`
    WITH done AS (
      DELETE FROM roles WHERE project_id = ${project} AND id = ${role.id} RETURNING id
    ),
    ${logSteps('deleteRole', project, { actor, data: { r: role.name, acts: { role: [role.name, to.name] } } })}
    SELECT FROM done`;
}

/** Permissions as the log stores them. */
export const joinPermissions = (permissions: readonly string[]): string => permissions.join(' ');
