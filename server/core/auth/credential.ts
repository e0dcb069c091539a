import type { FastifyRequest } from 'fastify';
import { bearerOf } from '../../platform/http/bearer.ts';
import { unknownToken } from '../../platform/http/failures.ts';
import { isApiToken } from './api-token.ts';
import { tokenHashOf } from './cookies.ts';
import { hashOf } from './tokens.ts';

/** The proof of identity in a request: a session's cookie or an API token, as stored. */
export type Credential = { via: 'session' | 'token'; hash: Buffer };

/**
 * The credential of a request; undefined for a guest, and for what everybody sees as guests do (api.38). A request with a
 * bearer token has no session, whatever its cookies (tokens.9). Throws 401 for what can't be a token.
 */
export function credentialOf(request: FastifyRequest): Credential | undefined {
  if (request.routeOptions.config.isGuestView) return undefined;
  const token = bearerOf(request);
  if (token === undefined) {
    const hash = tokenHashOf(request);
    return hash && { via: 'session', hash };
  }
  if (!isApiToken(token)) throw unknownToken();
  return { via: 'token', hash: hashOf(token) };
}
