import type { FastifyRequest } from 'fastify';
import type { Me } from '#contract/identity/users.ts';
import { SCOPES, type Scope } from '#domain/core/access/scopes.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { outOfScope, unknownToken } from '../../platform/http/failures.ts';
import { withGeneratedAvatar } from '../image-store/avatars.ts';
import { type Credential, credentialOf } from './credential.ts';
import { recordLastUse } from './last-use.ts';
import { type SessionUser, userOf } from './session-queries.ts';

/** The user of a request, and the credential's kind and scopes; a session has every scope. */
export type Principal = { user: Me; via: Credential['via']; scopes: readonly Scope[] };

/** The principal of a request; undefined for a guest. Throws as {@link principalOf} does. */
export async function currentPrincipal(sql: Sql, request: FastifyRequest): Promise<Principal | undefined> {
  const credential = credentialOf(request);
  return principalOf(sql, request, credential, credential && (await userOf(sql, credential)));
}

/**
 * The principal of a credential whose user is already loaded; undefined for a guest. Throws 401 for a token that is no
 * longer valid, and 403 if it lacks the scope of the call (tokens.7).
 */
export function principalOf(
  sql: Sql,
  request: FastifyRequest,
  credential: Credential | undefined,
  user: SessionUser | null | undefined,
): Principal | undefined {
  if (!credential) return undefined;
  const { via } = credential;
  if (!user) {
    if (via === 'token') throw unknownToken();
    return undefined;
  }
  request.userId = user.id;
  if (via === 'token') request.tokenHash = credential.hash;
  recordLastUse(sql, request, credential, user);
  const scopes = user.scopes ?? SCOPES;
  const { needs } = request.routeOptions.config;
  const missing = SCOPES.find((scope) => scope === needs && !scopes.includes(scope));
  if (missing) throw outOfScope(missing);
  return { user: withGeneratedAvatar(user), via, scopes };
}
