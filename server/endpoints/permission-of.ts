import type { Permission } from '#domain/access/roles.ts';

const permissions = new WeakMap<object, Permission>();

/**
 * Records the permission that a guard requires. It is not a property of the guard, which would lose its generic type.
 */
export function asksFor<Guard extends object>(permission: Permission, guard: Guard): Guard {
  permissions.set(guard, permission);
  return guard;
}

/** The permission that a guard requires, for the OpenAPI document. */
export function permissionOf(guard: object): Permission | undefined {
  return permissions.get(guard);
}
