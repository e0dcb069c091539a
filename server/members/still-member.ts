import { can, type Permission } from '#domain/access/roles.ts';
import type { Transaction } from '../database/connect.ts';
import { forbidden } from '../http/failures.ts';
import { type MemberRole, memberRoleOf } from './queries.ts';

/**
 * The member who asks, as they stand while the project is locked: they may have been turned out or lost their role since
 * the guard asked (403).
 */
export async function stillMember(
  tx: Transaction,
  projectId: number,
  userId: number,
  permission?: Permission,
): Promise<MemberRole> {
  const place = await memberRoleOf(tx, projectId, userId);
  if (!place) throw forbidden('project', 'hidden');
  if (permission && !can(place.role, permission)) throw forbidden('role', 'role');
  return place;
}
