import type { Endpoint } from '#contract/core/endpoint.ts';
import type { Permission } from '#domain/core/access/roles.ts';
import { neededScope, type Scope } from '#domain/core/access/scopes.ts';

const permissions = new WeakMap<object, Permission>();

/**
 * Records the permission that a guard requires. It is not a property of the guard, which would lose its generic type.
 */
export function withPermission<Guard extends object>(permission: Permission, guard: Guard): Guard {
  permissions.set(guard, permission);
  return guard;
}

/** The permission that a guard requires. */
export function permissionOf(guard: object): Permission | undefined {
  return permissions.get(guard);
}

/** The credential that a call requires: an API token of this scope or a session, a session, or none. */
export type RequiredCredential = Scope | 'session' | 'nothing';

const needs = new WeakMap<object, RequiredCredential>();

/** Records that a guard admits no API token, or everybody without loading the user. */
export function withCredential<Guard extends object>(what: 'session' | 'nothing', guard: Guard): Guard {
  needs.set(guard, what);
  return guard;
}

/** The credential that a call behind a guard requires (tokens.7). */
export function requiredCredentialOf(guard: object, { method, isPersonal }: Endpoint): RequiredCredential {
  return needs.get(guard) ?? neededScope({ method, isPersonal, permission: permissionOf(guard) });
}

const guards = new WeakMap<Endpoint, object>();

/** Records the guard that an endpoint is registered with. */
export function recordGuard(endpoint: Endpoint, guard: object) {
  guards.set(endpoint, guard);
}

/** The guard that an endpoint is registered with. */
export function guardOf(endpoint: Endpoint): object | undefined {
  return guards.get(endpoint);
}
