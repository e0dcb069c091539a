import type { Member } from '#contract/members.ts';
import { isRoleId, JOINING_ROLE, type MemberRole } from '#domain/access/roles.ts';

/** A member for the rules of roles. A role that this version does not know counts as the lowest. */
export function memberRoleOf({ user, role_id }: Member): MemberRole {
  return { id: user.id, role: isRoleId(role_id) ? role_id : JOINING_ROLE };
}
