import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionOf } from '#domain/core/access/accounts.ts';
import { setSessionCookies, tokenHashOf } from '../../core/auth/cookies.ts';
import { findKnownDevice, keepDevice } from '../../core/auth/devices.ts';
import { updateLanguage } from '../../core/auth/language-queries.ts';
import { clientOf } from '../../core/auth/last-use.ts';
import type { SignInChoices } from '../../core/auth/pending-sign-in-queries.ts';
import { endSession, openSession } from '../../core/auth/session-queries.ts';
import { newToken } from '../../core/auth/tokens.ts';
import type { AppContext } from '../../core/endpoints/app-context.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { lockUser } from '../../platform/database/directory-locks.ts';
import { queueNewDeviceMail } from '../../platform/mail/mail-queries.ts';

type Visit = { request: FastifyRequest; reply: FastifyReply };

/** A user who has proved who they are, and the hash of their password at that moment: empty if they have none. */
export type ProvenUser = {
  id: number;
  password_hash: string;
  /**
   * Whether the user may still sign in by what they have proved it with, asked while the user is locked. A password is
   * compared by its hash. Whatever removes the proof ends waiting sign-ins too.
   */
  holds?: ((tx: Transaction) => Promise<boolean>) | undefined;
};

/**
 * The last step of every sign-in, after all proofs are checked (security.1): opens the session, sets its cookies,
 * remembers the device. False: meanwhile the user was banned, changed the password, or lost what they signed in with.
 */
export async function completeSignIn(
  { sql, settings, live }: Pick<AppContext, 'sql' | 'settings' | 'live'>,
  { request, reply }: Visit,
  user: ProvenUser,
  choices: SignInChoices,
): Promise<boolean> {
  const before = tokenHashOf(request);
  if (before) {
    await endSession(sql, before);
    live.notifyUsers();
  }
  const { lasts, outlivesBrowser } = sessionOf(choices);
  const { token, hash } = newToken();
  const origin = clientOf(request);
  const isNewDevice = !(await findKnownDevice(sql, request, user.id));
  const isOpen = await sql.begin(async (tx) => {
    if (user.holds) {
      await lockUser(tx, user.id);
      if (!(await user.holds(tx))) return false;
    }
    return openSession(tx, hash, user, lasts, { ...origin, isNewDevice, by: choices.by });
  });
  if (!isOpen) return false;
  setSessionCookies(reply, token, outlivesBrowser ? lasts : undefined);
  await keepDevice(sql, request, reply, user, (tx) => queueNewDeviceMail(tx, settings, user.id, origin));
  if (choices.language) await updateLanguage(sql, user.id, choices.language);
  return true;
}
