import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionOf } from '#domain/access/accounts.ts';
import { setSessionCookies, tokenHashOf } from '../auth/cookies.ts';
import { deviceOf, keepDevice } from '../auth/devices.ts';
import { updateLanguage } from '../auth/language-queries.ts';
import { originOf } from '../auth/last-use.ts';
import type { SignInChoices } from '../auth/pending-sign-in-queries.ts';
import { endSession, openSession } from '../auth/session-queries.ts';
import { newToken } from '../auth/tokens.ts';
import type { AppContext } from '../endpoints/app-context.ts';
import { noticeNewDevice } from '../mail/notices.ts';

type Visit = { request: FastifyRequest; reply: FastifyReply };

/**
 * The last step of every sign-in, once all that proves the user is checked: opens the session, sets its cookies, remembers the
 * device. False: the user was banned or changed the password meanwhile. What proves the user comes before (security.1).
 */
export async function completeSignIn(
  { sql, settings, live }: Pick<AppContext, 'sql' | 'settings' | 'live'>,
  { request, reply }: Visit,
  user: { id: number; password_hash: string },
  choices: SignInChoices,
): Promise<boolean> {
  const before = tokenHashOf(request);
  if (before) {
    await endSession(sql, before);
    live.notifyUsers();
  }
  const { lasts, outlivesBrowser } = sessionOf(choices);
  const { token, hash } = newToken();
  const origin = originOf(request);
  const isNewDevice = !(await deviceOf(sql, request, user.id));
  const isOpen = await sql.begin((tx) => openSession(tx, hash, user, lasts, { ...origin, isNewDevice }));
  if (!isOpen) return false;
  setSessionCookies(reply, token, outlivesBrowser ? lasts : undefined);
  await keepDevice(sql, request, reply, user, (tx) => noticeNewDevice(tx, settings, user.id, origin));
  if (choices.language) await updateLanguage(sql, user.id, choices.language);
  return true;
}
