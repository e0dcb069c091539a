import {
  changeEmail,
  changePassword,
  endOtherSessions,
  endSession,
  listSessions,
} from '#contract/account.ts';
import type { Me } from '#contract/users.ts';
import { whyNotEmail } from '#domain/access/accounts.ts';
import { found, invalid, refuseMistakes, signedOut } from '../failures.ts';
import { signedIn } from '../guards/guards.ts';
import type { Feature, House } from '../house.ts';
import { serve } from '../serve.ts';
import { clearSessionCookies, setSessionCookies, tokenHashOf } from '../session/cookies.ts';
import { delayProof } from '../session/delays.ts';
import { deviceHashIn, keepDevice } from '../session/devices.ts';
import { whyNotNewPassword } from '../session/new-password.ts';
import { hashPassword, isPassword } from '../session/passwords.ts';
import { newToken } from '../session/tokens.ts';
import { deviceOf } from './device.ts';
import {
  deleteOtherSessions,
  deleteSession,
  passwordHashOf,
  sessionsOf,
  updateEmail,
  updatePassword,
} from './queries.ts';

/**
 * The user's own sign-in data: password, e-mail address and sessions (DECISIONS §8). Limitation bit 16 concerns only the
 * profile.
 */
export const account: Feature = (house) => {
  const { sql } = house;

  serve(house, changePassword, signedIn, async ({ me, body, request, reply }) => {
    const { current_password, password } = body;
    refuseMistakes({
      current_password: current_password === '' ? 'required' : undefined,
      password: await whyNotNewPassword(password, me),
    });
    const before = await provenHash(house, me, current_password);
    const after = await hashPassword(password);
    const { token, hash } = newToken();
    const session = await updatePassword(sql, {
      user: me.id,
      before,
      after,
      tokenHash: tokenHashOf(request) ?? hash,
      newTokenHash: hash,
      deviceHash: deviceHashIn(request),
    });
    if (!session) throw signedOut();
    setSessionCookies(reply, token, session.outlivesBrowser ? session.left : undefined);
    await keepDevice(sql, request, reply, { id: me.id, password_hash: after });
    house.live.pokePeople();
  });

  serve(house, changeEmail, signedIn, async ({ me, body }) => {
    const email = body.email.trim();
    refuseMistakes({
      current_password: body.current_password === '' ? 'required' : undefined,
      email: whyNotEmail(email),
    });
    const hash = await provenHash(house, me, body.current_password);
    if (!(await updateEmail(sql, me.id, hash, email))) throw wrongPassword();
    return { ...me, email };
  });

  serve(house, listSessions, signedIn, async ({ me, request }) => {
    const sessions = await sessionsOf(sql, me.id, tokenHashOf(request));
    return sessions.map(({ user_agent, ...session }) => ({ ...session, ...deviceOf(user_agent) }));
  });

  serve(house, endSession, signedIn, async ({ me, params, request, reply }) => {
    const ended = found(await deleteSession(sql, me.id, params.session), 'session');
    if (tokenHashOf(request)?.equals(ended)) clearSessionCookies(reply);
    house.live.pokePeople();
  });

  serve(house, endOtherSessions, signedIn, async ({ me, request }) => {
    const own = tokenHashOf(request);
    if (own) await deleteOtherSessions(sql, me.id, own);
    house.live.pokePeople();
  });
};

/** The hash of the user's password, after the typed one was checked against it; throws 400 if it is wrong. */
async function provenHash({ sql, settings }: House, me: Me, typed: string): Promise<string> {
  const succeeded = settings.rateLimit ? await delayProof(sql, me) : undefined;
  const hash = await passwordHashOf(sql, me.id);
  if (!(await isPassword(typed, hash))) throw wrongPassword();
  await succeeded?.();
  return hash;
}

// Not 401: the page would treat that as the end of the session.
const wrongPassword = () => invalid('current_password', 'wrong');
