import { hasPermission, type Permission } from '#domain/core/access/roles.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { forbidden } from '../../platform/http/failures.ts';
import { type MemberRole, memberRoleOf } from './queries.ts';

/**
 * The acting member's present role, while the project is locked. Throws 403 if they were removed or lost the
 * permission after the guard ran.
 */
export async function requireCurrentMember(
  tx: Transaction,
  projectId: number,
  userId: number,
  permission?: Permission,
): Promise<MemberRole> {
  const place = await memberRoleOf(tx, projectId, userId);
  if (!place) throw forbidden('project', 'hidden');
  if (permission && !hasPermission(place.role, permission)) throw forbidden('role', 'role');
  return place;
}
