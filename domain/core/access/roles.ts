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

/** What a custom role may have: all but the owner's (members.30). */
export const ROLE_PERMISSIONS = PERMISSIONS.filter((permission) => permission !== 'is_owner');

export type RolePermission = (typeof ROLE_PERMISSIONS)[number];

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

/** A role of a project: one of the six fixed ones, or a custom one. */
export type Role = {
  readonly id: number;
  readonly name: string;
  readonly permissions: readonly Permission[];
};

/**
 * The six fixed roles, which every project has (members.2, members.4); a role's id is its index here. Shown by the text
 * `project.role.{name}` (members.3). The database has them too, beside the custom ones.
 */
export const ROLES = [
  { id: 0, name: 'owner', permissions: PERMISSIONS },
  { id: 1, name: 'administrator', permissions: [...MODERATING, 'can_manage_project'] },
  { id: 2, name: 'moderator', permissions: MODERATING },
  { id: 3, name: 'redactor', permissions: EDITING },
  { id: 4, name: 'translator', permissions: ['can_translate'] },
  { id: 5, name: 'proficient', permissions: ['can_translate', 'can_self_approve'] },
] as const satisfies readonly Role[];

export type FixedRole = (typeof ROLES)[number];
export type RoleName = FixedRole['name'];

/** The role of who creates a project. */
export const OWNER_ROLE = 0;

/** The role of an owner after transferring the project (members.19). */
export const FORMER_OWNER_ROLE = 1;

/** The role that a member has, as far as rights depend on it. */
export type HeldRole = Pick<Role, 'id' | 'permissions'>;

/** The role in a row that says both, null for who is not a member. */
export function heldRole({
  role_id,
  permissions,
}: {
  readonly role_id: number | null;
  readonly permissions: readonly Permission[] | null;
}): HeldRole | undefined {
  return role_id === null ? undefined : { id: role_id, permissions: permissions ?? [] };
}

/** A user whose rights are checked: `id` is undefined for a guest, `role` for a user who is not a member. */
export type Viewer = { readonly id: number | undefined; readonly role: HeldRole | undefined };

/** The fields of a member that rights depend on. */
export type MemberRole = { readonly id: number; readonly role: HeldRole };

/** The fixed role with this name; undefined for the name of a custom one. */
export function fixedRoleNamed(name: string | null | undefined): FixedRole | undefined {
  return ROLES.find((role) => role.name === name);
}

/** Whether a role is one of those that every project has (members.30). */
export const isFixedRole = ({ id }: Pick<Role, 'id'>): boolean => ROLES.some((role) => role.id === id);

/** Whether a role gives a permission; a user without a role has none (members.2). */
export function hasPermission(role: Pick<Role, 'permissions'> | undefined, permission: Permission): boolean {
  return role?.permissions.includes(permission) ?? false;
}

/** Whether a role is of manager level (members.14). */
export function isManager(role: HeldRole | undefined): boolean {
  return hasPermission(role, 'can_manage_members');
}

/**
 * Whether only the owner gives, takes, creates and edits a role, because it may manage members or the project
 * (members.16, members.31).
 */
export function isOwnerOnlyRole(role: Pick<Role, 'permissions'>): boolean {
  return hasPermission(role, 'can_manage_members') || hasPermission(role, 'can_manage_project');
}

/** Whether a role has every permission that the other one has. */
function covers(role: HeldRole, { permissions }: Pick<Role, 'permissions'>): boolean {
  return permissions.every((permission) => hasPermission(role, permission));
}

/**
 * Whether somebody with `role` may give, take, create and edit the other role: the owner any but their own, others as
 * members.31 says.
 */
function mayManageRole(role: HeldRole, other: Pick<Role, 'permissions'>): boolean {
  if (hasPermission(other, 'is_owner')) return false;
  return hasPermission(role, 'is_owner') || (!isOwnerOnlyRole(other) && covers(role, other));
}

/** Whether a member of this role may give another one (members.16, members.18, members.31). */
export function mayGive(role: HeldRole | undefined, given: Pick<Role, 'permissions'>): boolean {
  return role !== undefined && isManager(role) && mayManageRole(role, given);
}

/** Those of a project's roles that a member of this role may give (members.18). */
export function rolesGrantableBy<R extends Role>(role: HeldRole | undefined, roles: readonly R[]): R[] {
  return roles.filter((given) => mayGive(role, given));
}

/** Whether a member of this role may create a custom role with these permissions, edit or delete one that has them (members.31). */
export function mayEditRole(role: HeldRole | undefined, edited: Pick<Role, 'permissions'>): boolean {
  return role !== undefined && hasPermission(role, 'can_manage_project') && mayManageRole(role, edited);
}

/** Whether a role can be that of newcomers: not one that only the owner gives (members.34). */
export function canBeDefault(role: Pick<Role, 'permissions'>): boolean {
  return !isOwnerOnlyRole(role);
}

/**
 * Whether `actor` may give `target` another role. Nobody changes their own; managers change it for members whose role
 * is not one that only the owner gives (members.16, members.17).
 */
export function mayChangeRole(
  actor: MemberRole,
  target: MemberRole,
  newRole: Pick<Role, 'permissions'>,
): boolean {
  return actsOn(actor, target) && mayGive(actor.role, newRole);
}

/** Whether `actor` may kick `target` out; nobody kicks themselves out, they leave (members.22). */
export function mayKick(actor: MemberRole, target: MemberRole): boolean {
  return actsOn(actor, target);
}

/**
 * Whether `actor` may revert what `target` has done in the project; the target may have left it. Managers may, also
 * their own acts. Acts of the owner, and of members whose role only the owner gives, are reverted only by the owner
 * (reverts.2).
 */
export function mayRevert({ id, role }: Viewer, target: Viewer): boolean {
  if (id === undefined || target.id === undefined || role === undefined || !isManager(role)) return false;
  if (target.id === id || target.role === undefined) return true;
  return actsOn({ id, role }, { id: target.id, role: target.role });
}

/** Whether a member of this role may leave: all but the owner (members.23). */
export function mayLeave(role: HeldRole | undefined): boolean {
  return role !== undefined && !hasPermission(role, 'is_owner');
}

function actsOn(actor: MemberRole, target: MemberRole): boolean {
  if (actor.id === target.id || hasPermission(target.role, 'is_owner')) return false;
  return hasPermission(actor.role, 'is_owner') || (isManager(actor.role) && !isOwnerOnlyRole(target.role));
}
