import type { Role } from '#contract/projects/projects.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** SQL: joins the role of a user in project `p` as `own`, null if they are no member. */
export const joinOwnRole = (userId: number | null): Fragment => fragment`
  LEFT JOIN (
    SELECT m.project_id, m.role_id, r.name AS role_name, r.permissions FROM members m JOIN roles r ON r.id = m.role_id
    WHERE m.user_id = ${userId}
  ) own ON own.project_id = p.id`;

/** A role with its place in the order. */
export type PlacedRole = Role & { position: number; is_fixed: boolean };

/** The roles of a project, the highest first: the fixed and the custom ones. */
export const placedRolesOf = (sql: Sql | Transaction, project: number) => sql<PlacedRole[]>`
  SELECT id, name, permissions, position, project_id IS NULL AS is_fixed FROM roles
  WHERE project_id IS NULL OR project_id = ${project} ORDER BY position, id`;

/** The roles of a project in the form in which calls answer them. */
export async function rolesOf(sql: Sql | Transaction, project: number): Promise<Role[]> {
  const roles = await placedRolesOf(sql, project);
  return roles.map(({ id, name, permissions }) => ({ id, name, permissions }));
}

/** A role of a project, fixed or custom; undefined if it has no such role. */
export async function roleOfProject(
  sql: Sql | Transaction,
  project: number,
  id: number,
): Promise<PlacedRole | undefined> {
  const [role] = await sql<PlacedRole[]>`
    SELECT id, name, permissions, position, project_id IS NULL AS is_fixed FROM roles
    WHERE id = ${id} AND (project_id IS NULL OR project_id = ${project})`;
  return role;
}

/** The role that newcomers of a project get (members.15). */
export async function defaultRoleOf(tx: Transaction, project: number): Promise<Role> {
  const [role] = await tx<Role[]>`
    SELECT r.id, r.name, r.permissions FROM projects p JOIN roles r ON r.id = p.default_role_id WHERE p.id = ${project}`;
  if (!role) throw new Error('a default role can’t be deleted');
  return role;
}
