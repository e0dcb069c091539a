import type { FastifyRequest } from 'fastify';
import type { Me } from '#contract/users.ts';
import type { Sql } from '../database/connect.ts';
import { withDrawnAvatar } from '../image-store/avatars.ts';
import { tokenHashOf } from './cookies.ts';
import { recordLastUse } from './last-use.ts';
import { userOfSession } from './session-queries.ts';

/** The signed-in user of a request; undefined for a guest. */
export async function currentUser(sql: Sql, request: FastifyRequest): Promise<Me | undefined> {
  const tokenHash = tokenHashOf(request);
  const user = tokenHash && (await userOfSession(sql, tokenHash));
  request.userId = user?.id;
  recordLastUse(sql, request, user);
  return user && withDrawnAvatar(user);
}
