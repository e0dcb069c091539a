import type { RolePermission } from '#domain/core/access/roles.ts';
import type { TestApp, TestUser } from '../test-app.ts';
import type { FilledProject } from './filled-project.ts';

/** Gives a member a new custom role with these permissions. */
export async function giveCustomRole(
  { sql }: TestApp,
  { project }: FilledProject,
  { id }: TestUser,
  permissions: readonly RolePermission[],
): Promise<void> {
  const name = `With ${permissions.length} permissions`;
  await sql`
    WITH role AS (
      INSERT INTO roles (project_id, name, permissions, position)
      VALUES (${project}, ${name}, ${[...permissions]}::text[], (SELECT 6000 + count(*) FROM roles WHERE project_id = ${project}))
      RETURNING id
    )
    UPDATE members SET role_id = role.id FROM role WHERE project_id = ${project} AND user_id = ${id}`;
}
