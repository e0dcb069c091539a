import { createApiToken, listApiTokens, revokeApiToken } from '#contract/identity/api-tokens.ts';
import { SCOPES } from '#domain/core/access/scopes.ts';
import { newApiToken } from '../../core/auth/api-token.ts';
import { apiTokensOf, deleteApiToken, insertApiToken } from '../../core/auth/api-token-queries.ts';
import { clientOf } from '../../core/auth/last-use.ts';
import { verifiedPasswordHash, wrongPassword } from '../../core/auth/verify-password.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { sessionOnly } from '../../core/guards/guards.ts';
import { forbidden, invalid, notFound, refuseMistakes } from '../../platform/http/failures.ts';
import { logEvent } from '../../platform/monitoring/security-events.ts';

/** The failure of each reason not to create a token. */
const REFUSALS = {
  tooMany: () => forbidden('token', 'tooMany'),
  past: () => invalid('expires_at', 'min'),
  password: wrongPassword,
};

/** A user's own API tokens: created with the password, and revoked (tokens.1). */
export const apiTokens: Feature = (context) => {
  const { sql } = context;

  registerEndpoint(context, listApiTokens, sessionOnly, ({ me }) => apiTokensOf(sql, me.id));

  registerEndpoint(context, createApiToken, sessionOnly, async ({ me, body, request }) => {
    refuseMistakes({ current_password: body.current_password === '' ? 'required' : undefined });
    const passwordHash = await verifiedPasswordHash(context, me, body.current_password);
    const { token, hash, start } = newApiToken();
    const created = await insertApiToken(sql, {
      user: me.id,
      passwordHash,
      name: body.name,
      scopes: SCOPES.filter((scope) => body.scopes.includes(scope)),
      expiresAt: body.expires_at,
      hash,
      start,
      origin: clientOf(request),
    });
    if (typeof created === 'string') throw REFUSALS[created]();
    logEvent(request, 'api_token.created', { account: me.id, token: created.id });
    return { ...created, token };
  });

  registerEndpoint(context, revokeApiToken, sessionOnly, async ({ me, params, request }) => {
    if (!(await deleteApiToken(sql, { user: me.id, id: params.api_token, origin: clientOf(request) })))
      throw notFound('token');
    logEvent(request, 'api_token.revoked', { account: me.id, token: params.api_token });
    context.live.notifyUsers();
  });
};
