import type { FastifyRequest } from 'fastify';
import { LIMITS } from '#domain/core/limits.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { touchApiToken } from './api-token-queries.ts';
import type { Credential } from './credential.ts';
import { type SessionUser, touchSession } from './session-queries.ts';

/** Where a request comes from, cut to the lengths of the table. */
export const clientOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>) => ({
  address: ip.slice(0, LIMITS.sessionAddress.max),
  // Node reads non-ASCII header bytes as Latin-1; control characters can't occur.
  user_agent: (headers['user-agent'] ?? '').slice(0, LIMITS.sessionAgent.max),
});

/**
 * Records that a session or token is used, unless that was done recently. It runs in the background, so that reading
 * waits for no write; if it fails, the next request repeats it.
 */
export function recordLastUse(
  sql: Sql,
  request: FastifyRequest,
  { via, hash }: Credential,
  user: SessionUser,
) {
  if (!user.is_unseen) return;
  const stored = via === 'token' ? touchApiToken(sql, hash) : touchSession(sql, hash, clientOf(request));
  stored.catch((error: unknown) =>
    request.log.warn({ err: error }, `could not record the last use of a ${via}`),
  );
}
