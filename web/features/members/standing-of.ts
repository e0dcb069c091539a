import type { Member } from '#contract/members.ts';
import { isRoleId, JOINING_ROLE, type Standing } from '#domain/access/roles.ts';

/** A member as the rules of roles ask for them. A role that this page does not know yet counts as the least one. */
export function standingOf({ user, role_id }: Member): Standing {
  return { id: user.id, role: isRoleId(role_id) ? role_id : JOINING_ROLE };
}
