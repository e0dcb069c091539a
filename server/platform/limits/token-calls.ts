import type { FastifyReply, FastifyRequest } from 'fastify';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Sql } from '../database/connect.ts';
import { tooOften } from '../http/failures.ts';
import { countAttempt } from './queries.ts';

/**
 * Counts a call that an API token has made, for all servers together, and says in headers how many are left
 * (tokens.16). Throws 429 if there were too many. It is called after the guard, even one that refuses: a token that
 * nobody has is not counted, so that nobody can fill the table.
 */
export async function countTokenCall(sql: Sql, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { tokenHash } = request;
  if (!tokenHash) return;
  const { tokenCalls, tokenCallsWindow } = SERVICE_LIMITS;
  const { amount, left } = await countAttempt(
    sql,
    `token ${tokenHash.toString('base64url')}`,
    tokenCallsWindow,
  );
  reply.headers({
    'ratelimit-limit': tokenCalls,
    'ratelimit-remaining': Math.max(0, tokenCalls - amount),
    'ratelimit-reset': Math.ceil(left / 1000),
  });
  if (amount > tokenCalls) throw tooOften('token', left);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The hash of the API token that made the request, set by the guard; undefined for a session. */
    tokenHash: Buffer | undefined;
  }
}
