import type { FastifyReply, FastifyRequest } from 'fastify';
import { setSessionCookies, tokenHashOf } from '../../core/auth/cookies.ts';
import { deviceHashIn, keepDevice } from '../../core/auth/devices.ts';
import { clientOf } from '../../core/auth/last-use.ts';
import { hashPassword } from '../../core/auth/passwords.ts';
import { newToken } from '../../core/auth/tokens.ts';
import type { AppContext } from '../../core/endpoints/app-context.ts';
import { signedOut } from '../../platform/http/failures.ts';
import { updatePassword } from './queries.ts';

type Replacing = {
  user: number;
  /** The hash of the password that is replaced; empty if the user has none. */
  before: string;
  password: string;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * Gives a user another password, which ends all their other sessions; this one goes on with a new token. Throws 401 if the
 * session has ended or the password was changed meanwhile.
 */
export async function replacePassword(
  { sql, settings, live }: Pick<AppContext, 'sql' | 'settings' | 'live'>,
  { user, before, password, request, reply }: Replacing,
): Promise<void> {
  const after = await hashPassword(password);
  const { token, hash } = newToken();
  const session = await updatePassword(sql, settings, {
    user,
    before,
    after,
    tokenHash: tokenHashOf(request) ?? hash,
    newTokenHash: hash,
    deviceHash: deviceHashIn(request),
    origin: clientOf(request),
  });
  if (!session) throw signedOut();
  setSessionCookies(reply, token, session.outlivesBrowser ? session.left : undefined);
  await keepDevice(sql, request, reply, { id: user, password_hash: after });
  live.notifyUsers();
}
