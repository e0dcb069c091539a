import type { FastifyRequest } from 'fastify';
import type { Permission } from '#domain/access/roles.ts';
import { neededScope } from '#domain/access/scopes.ts';
import { currentPrincipal } from '../auth/principal.ts';
import type { Sql } from '../database/connect.ts';
import { bearerOf } from '../http/bearer.ts';
import { outOfScope } from '../http/failures.ts';

/**
 * Throws 403 if an API token lacks the scope of a write with this permission (tokens.7), for calls whose guard can't know yet which
 * one that is.
 */
export async function refuseToken(sql: Sql, request: FastifyRequest, permission: Permission) {
  if (bearerOf(request) === undefined) return;
  const scope = neededScope({ method: 'POST', permission, isPersonal: false });
  const principal = await currentPrincipal(sql, request);
  if (!principal?.scopes.includes(scope)) throw outOfScope(scope);
}
