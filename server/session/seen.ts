import type { FastifyRequest } from 'fastify';
import { LIMITS } from '#domain/limits.ts';
import type { Sql } from '../database/connect.ts';
import { tokenHashOf } from './cookies.ts';
import { type Person, touchSession } from './queries.ts';

/** Where a request comes from, as a session keeps it; in the lengths that the table takes. */
export const originOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>) => ({
  address: ip.slice(0, LIMITS.sessionAddress.max),
  // Header bytes beyond ASCII arrive as Latin-1; control characters can't.
  user_agent: (headers['user-agent'] ?? '').slice(0, LIMITS.sessionAgent.max),
});

/**
 * Notes that a session is in use, where that was last noted a while ago. Nobody waits for it, so that reading costs no
 * write; when it fails, the next request does it.
 */
export function noteSeen(sql: Sql, request: FastifyRequest, person: Person | null | undefined) {
  const tokenHash = person?.is_unseen ? tokenHashOf(request) : undefined;
  if (!tokenHash) return;
  touchSession(sql, tokenHash, originOf(request)).catch((error: unknown) =>
    request.log.warn({ err: error }, 'the use of a session could not be noted'),
  );
}
