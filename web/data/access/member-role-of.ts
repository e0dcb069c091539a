import type { Member } from '#contract/projects/members.ts';
import type { MemberRole, Role } from '#domain/core/access/roles.ts';

/** A member for the rules of roles. A role that is not known yet permits nothing. */
export function memberRoleOf({ user, role_id }: Member, roles: readonly Role[]): MemberRole {
  const permissions = roles.find(({ id }) => id === role_id)?.permissions ?? [];
  return { id: user.id, role: { id: role_id, permissions } };
}
