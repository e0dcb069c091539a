import type { Permission } from '#domain/access/roles.ts';

const permissions = new WeakMap<object, Permission>();

/** Notes what a guard asks of a member's role. Beside the guard, since a property would cost its generic type. */
export function asksFor<Guard extends object>(permission: Permission, guard: Guard): Guard {
  permissions.set(guard, permission);
  return guard;
}

/** What a guard asks of a member's role; undefined where it asks for none. The OpenAPI document says it of each call. */
export function permissionOf(guard: object): Permission | undefined {
  return permissions.get(guard);
}
