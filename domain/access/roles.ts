/** What a member may do (members.1), in the order of the table of roles (members.2). */
export const PERMISSIONS = [
  'can_translate',
  'can_self_approve',
  'can_approve',
  'can_manage_translations',
  'can_manage_strings',
  'can_manage_sections',
  'can_manage_members',
  'can_see_logs',
  'can_manage_project',
  'is_owner',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

const EDITING = [
  'can_translate',
  'can_self_approve',
  'can_approve',
  'can_manage_translations',
  'can_manage_strings',
] as const satisfies Permission[];

const MODERATING = [
  ...EDITING,
  'can_manage_sections',
  'can_manage_members',
  'can_see_logs',
] as const satisfies Permission[];

type RoleRow = { readonly id: number; readonly name: string; readonly permissions: readonly Permission[] };

/**
 * The six fixed roles (members.2, members.4); a role's id is its index here. Shown by the text `project.role.{name}`
 * (members.3).
 */
export const ROLES = [
  { id: 0, name: 'owner', permissions: PERMISSIONS },
  { id: 1, name: 'administrator', permissions: [...MODERATING, 'can_manage_project'] },
  { id: 2, name: 'moderator', permissions: MODERATING },
  { id: 3, name: 'redactor', permissions: EDITING },
  { id: 4, name: 'translator', permissions: ['can_translate'] },
  { id: 5, name: 'proficient', permissions: ['can_translate', 'can_self_approve'] },
] as const satisfies readonly RoleRow[];

export type Role = (typeof ROLES)[number];
export type RoleId = Role['id'];
export type RoleName = Role['name'];

/** The role of who creates a project. */
export const OWNER_ROLE = 0 satisfies RoleId;

/** The role of an owner after transferring the project (members.19). */
export const FORMER_OWNER_ROLE = 1 satisfies RoleId;

/** The role that joining, an accepted request and an accepted invitation give (members.15). */
export const JOINING_ROLE = 4 satisfies RoleId;

/** A user whose rights are checked: `id` is undefined for a guest, `role` for a user who is not a member. */
export type Viewer = { readonly id: number | undefined; readonly role: RoleId | undefined };

/** The fields of a member that rights depend on. */
export type MemberRole = { readonly id: number; readonly role: RoleId };

/** The role with this id, undefined when there is none. */
export function roleOf(id: number): Role | undefined {
  return ROLES.find((role) => role.id === id);
}

/** Whether a number is the id of a role. */
export function isRoleId(id: number): id is RoleId {
  return roleOf(id) !== undefined;
}

/** Whether a role gives a permission; a user without a role has none (members.2). */
export function hasPermission(role: RoleId | undefined, permission: Permission): boolean {
  if (role === undefined) return false;
  const permissions: readonly Permission[] = ROLES[role].permissions;
  return permissions.includes(permission);
}

/** Whether a role is of manager level (members.14). */
export function isManager(role: RoleId | undefined): boolean {
  return hasPermission(role, 'can_manage_members');
}

/**
 * The roles that a member of this role may give: never the owner's, manager-level ones by the owner only
 * (members.18, members.16).
 */
export function rolesGrantableBy(role: RoleId | undefined): Role[] {
  if (!isManager(role)) return [];
  return ROLES.filter(({ id }) => id !== OWNER_ROLE && (hasPermission(role, 'is_owner') || !isManager(id)));
}

/**
 * Whether `actor` may give `target` another role: nobody changes their own, managers act on non-managers only
 * (members.16, members.17).
 */
export function mayChangeRole(actor: MemberRole, target: MemberRole, newRole: RoleId): boolean {
  return actsOn(actor, target) && rolesGrantableBy(actor.role).some(({ id }) => id === newRole);
}

/** Whether `actor` may kick `target` out; nobody kicks themselves out, they leave (members.22). */
export function mayKick(actor: MemberRole, target: MemberRole): boolean {
  return actsOn(actor, target);
}

/**
 * Whether `actor` may revert what `target` has done in the project, who may have left it: managers do, themselves too; of the owner
 * and of managers only the owner (reverts.2).
 */
export function mayRevert({ id, role }: Viewer, target: Viewer): boolean {
  if (id === undefined || target.id === undefined || role === undefined || !isManager(role)) return false;
  if (target.id === id || target.role === undefined) return true;
  return actsOn({ id, role }, { id: target.id, role: target.role });
}

/** Whether a member of this role may leave: all but the owner (members.23). */
export function mayLeave(role: RoleId | undefined): boolean {
  return role !== undefined && !hasPermission(role, 'is_owner');
}

function actsOn(actor: MemberRole, target: MemberRole): boolean {
  if (actor.id === target.id || hasPermission(target.role, 'is_owner')) return false;
  return hasPermission(actor.role, 'is_owner') || (isManager(actor.role) && !isManager(target.role));
}
