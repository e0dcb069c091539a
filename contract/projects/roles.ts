import { z } from 'zod';
import { ROLE_PERMISSIONS, type RolePermission } from '#domain/core/access/roles.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { whyNotRoleName } from '#domain/core/names/display-names.ts';
import { endpoint } from '../core/endpoint.ts';
import { integerParam, issueOf, line, list } from '../core/values.ts';
import { Role } from './projects.ts';
import * as routes from './roles.routes.ts';

const roleName = line(LIMITS.roleName).superRefine((value, issues) => {
  const kind = whyNotRoleName(value);
  if (kind === 'invisible' || kind === 'mixedScripts') issues.addIssue(issueOf(kind));
});

const permissions = list(z.enum(ROLE_PERMISSIONS as [RolePermission, ...RolePermission[]]), {
  min: 0,
  max: ROLE_PERMISSIONS.length,
});

export const createRole = endpoint(routes.createRole, {
  summary: 'Create a custom role',
  body: z.object({ name: roleName, permissions }),
  reply: Role,
  status: 201,
});

export const editRole = endpoint(routes.editRole, {
  summary: 'Rename a custom role, change its permissions, or move it in the order',
  body: z
    .object({
      name: roleName,
      permissions,
      /** The role that it is put below. */
      after_role_id: z.int().min(0),
    })
    .partial(),
  reply: Role,
});

export const deleteRole = endpoint(routes.deleteRole, {
  summary: 'Delete a custom role; its members get another one',
  query: z.object({
    /** The role that its members get; that of newcomers by default. */
    to: integerParam({ min: 1 }).optional(),
  }),
});
