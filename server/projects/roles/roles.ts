import { createRole, deleteRole, editRole } from '#contract/projects/roles.ts';
import { positionsAfterMove } from '#domain/core/access/role-order.ts';
import {
  canBeDefault,
  mayEditRole,
  ROLE_PERMISSIONS,
  type RolePermission,
} from '#domain/core/access/roles.ts';
import type { FieldChanges } from '#domain/core/events/changes.ts';
import { withProjectLocked } from '../../core/content/project-lock-queries.ts';
import {
  defaultRoleOf,
  type PlacedRole,
  placedRolesOf,
  roleOfProject,
} from '../../core/content/role-queries.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith } from '../../core/guards/guards.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { forbidden, invalid, orNotFound } from '../../platform/http/failures.ts';
import { requireCurrentMember } from '../members/require-current-member.ts';
import { deleteRoleOf, insertRole, isNameTaken, joinPermissions, updateRoleOf } from './queries.ts';

/** Custom roles of a project (members.30; docs/decisions/088). */
export const roles: Feature = (context) => {
  const { sql } = context;
  const manages = memberWith('can_manage_project', 'manage');

  registerEndpoint(context, createRole, manages, ({ project, me, body }) =>
    withProjectLocked(sql, project.id, async (tx) => {
      const { role: ownRole } = await requireCurrentMember(tx, project.id, me.id, 'can_manage_project');
      const newRole = { ...body, permissions: inOrder(body.permissions) };
      if (!mayEditRole(ownRole, newRole)) throw forbidden('role', 'role');
      if (await isNameTaken(tx, project.id, newRole.name, null)) throw invalid('name', 'notUnique');
      const role = await insertRole(tx, project.id, me.id, newRole);
      if (!role) throw forbidden('general', 'tooMany');
      return role;
    }),
  );

  registerEndpoint(context, editRole, manages, ({ project, me, params, body }) =>
    withProjectLocked(sql, project.id, async (tx) => {
      const before = await customRole(tx, project.id, params.role);
      const { role: ownRole } = await requireCurrentMember(tx, project.id, me.id, 'can_manage_project');
      const after = {
        ...before,
        ...(body.name !== undefined && { name: body.name }),
        ...(body.permissions && { permissions: inOrder(body.permissions) }),
      };
      if (!mayEditRole(ownRole, before) || !mayEditRole(ownRole, after)) throw forbidden('role', 'role');
      if (await isNameTaken(tx, project.id, after.name, before.id)) throw invalid('name', 'notUnique');
      const isDefault = (await defaultRoleOf(tx, project.id)).id === before.id;
      if (isDefault && !canBeDefault(after)) throw invalid('permissions', 'defaultRole');
      const { positions, acts: moved } = await movedAfter(tx, project.id, before, body.after_role_id);
      const acts: FieldChanges = { ...changesOf(before, after), ...moved };
      const { id, name, permissions } = after;
      if (Object.keys(acts).length > 0)
        await updateRoleOf(tx, project.id, {
          actor: me.id,
          role: { id, name, permissions },
          positions,
          data: { r: before.name, acts },
        });
      return { id, name, permissions };
    }),
  );

  registerEndpoint(context, deleteRole, manages, ({ project, me, params, query }) =>
    withProjectLocked(sql, project.id, async (tx) => {
      const role = await customRole(tx, project.id, params.role);
      const { role: ownRole } = await requireCurrentMember(tx, project.id, me.id, 'can_manage_project');
      const standard = await defaultRoleOf(tx, project.id);
      if (standard.id === role.id) throw invalid('role', 'defaultRole');
      const to = query.to === undefined ? standard : await roleOfProject(tx, project.id, query.to);
      if (!to || to.id === role.id) throw invalid('to', 'choice');
      if (!mayEditRole(ownRole, role) || !mayEditRole(ownRole, to)) throw forbidden('role', 'role');
      await deleteRoleOf(tx, project.id, { actor: me.id, role, to });
    }),
  );
};

/** A custom role of a project; the fixed ones don't change (members.30). */
async function customRole(tx: Transaction, project: number, id: number): Promise<PlacedRole> {
  const role = orNotFound(await roleOfProject(tx, project, id), 'role');
  if (role.is_fixed) throw forbidden('role', 'fixedRole');
  return role;
}

/** Permissions in the order of the table, each once. */
const inOrder = (permissions: readonly RolePermission[]): RolePermission[] =>
  ROLE_PERMISSIONS.filter((permission) => permissions.includes(permission));

function changesOf(before: PlacedRole, after: PlacedRole): FieldChanges {
  const [had, has] = [joinPermissions(before.permissions), joinPermissions(after.permissions)];
  return {
    ...(before.name !== after.name && { name: [before.name, after.name] }),
    ...(had !== has && { permissions: [had, has] }),
  };
}

/** The positions that change when a role is put below another one, and the names of the roles above it before and after. */
async function movedAfter(tx: Transaction, project: number, role: PlacedRole, after: number | undefined) {
  const roles = await placedRolesOf(tx, project);
  const otherRoles = roles.filter(({ id }) => id !== role.id);
  const above = otherRoles.findLast(({ position }) => position < role.position);
  const following = after === undefined ? above : otherRoles.find(({ id }) => id === after);
  if (!following) throw invalid('after_role_id', 'choice');
  if (following.id === above?.id) return { positions: new Map<number, number>(), acts: {} };
  return {
    positions: positionsAfterMove(roles, role.id, following.id),
    acts: { above: [above?.name ?? null, following.name] } satisfies FieldChanges,
  };
}
