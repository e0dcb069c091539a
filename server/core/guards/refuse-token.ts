import type { FastifyRequest } from 'fastify';
import type { Permission } from '#domain/core/access/roles.ts';
import { neededScope } from '#domain/core/access/scopes.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { bearerOf } from '../../platform/http/bearer.ts';
import { outOfScope } from '../../platform/http/failures.ts';
import { currentPrincipal } from '../auth/principal.ts';

/**
 * Throws 403 if an API token lacks the scope of a write with this permission (tokens.7), for calls whose guard can't know yet which
 * one that is.
 */
export async function refuseToken(sql: Sql, request: FastifyRequest, permission: Permission) {
  const scope = await missingScope(sql, request, permission);
  if (scope) throw outOfScope(scope);
}

/** The scope that an API token lacks for a write with this permission, if it does. */
export async function missingScope(sql: Sql, request: FastifyRequest, permission: Permission) {
  if (bearerOf(request) === undefined) return undefined;
  const scope = neededScope({ method: 'POST', permission, isPersonal: false });
  const principal = await currentPrincipal(sql, request);
  return principal?.scopes.includes(scope) ? undefined : scope;
}
