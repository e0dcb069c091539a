import { login, logout, whoami } from '#contract/users.ts';
import { sessionOf } from '#domain/access/accounts.ts';
import { Refused } from '../failures.ts';
import { everyone, signedIn } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { serve } from '../serve.ts';
import { withDrawnAvatar } from '../users/avatars.ts';
import { logEvent } from '../watch/security-events.ts';
import { clearSessionCookies, setSessionCookies, tokenHashOf, tokenToRename } from './cookies.ts';
import { delayTry } from './delays.ts';
import { keepDevice } from './devices.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { endSession, openSession, termOfSession, userSigningIn } from './queries.ts';
import { originOf } from './seen.ts';
import { hashOf, newToken } from './tokens.ts';

/** Sign-in, sign-out and who is there (SPEC §7, §8; DECISIONS §8). */
export const session: Feature = (house) => {
  const { sql, settings } = house;
  const absent = hashPassword('nobody has this password');

  serve(house, whoami, signedIn, async ({ me, request, reply }) => {
    const token = tokenToRename(request);
    const session = token && (await termOfSession(sql, hashOf(token)));
    if (session) setSessionCookies(reply, token, session.outlivesBrowser ? session.left : undefined);
    return me;
  });

  serve(house, login, everyone, async ({ body, request, reply }) => {
    const name = body.username.trim();
    const user = await userSigningIn(sql, name);
    const succeeded = settings.rateLimit ? await delayTry(sql, request, { name, user }) : undefined;
    // An unknown name takes as long as a wrong password: that it is unknown is SPEC's to say, not the clock's.
    const right = await isPassword(body.password, user?.password_hash ?? (await absent));
    const reason = !user ? 'unknown' : !right ? 'password' : user.banned ? 'banned' : undefined;
    if (reason) logEvent(request, 'login.failed', { account: user?.id, reason });
    if (!user) throw new Refused(404, [{ key: 'username', kind: 'gone' }]);
    if (!right) throw wrongPassword();
    if (user.banned) throw new Refused(403, [{ key: 'username', kind: 'banned' }]);

    const before = tokenHashOf(request);
    if (before) {
      await endSession(sql, before);
      house.live.pokePeople();
    }
    const { lasts, outlivesBrowser } = sessionOf(body);
    const { token, hash } = newToken();
    if (!(await openSession(sql, hash, user, lasts, originOf(request)))) throw wrongPassword();
    await succeeded?.();
    setSessionCookies(reply, token, outlivesBrowser ? lasts : undefined);
    await keepDevice(sql, request, reply, user);
    return withDrawnAvatar(user);
  });

  serve(house, logout, everyone, async ({ request, reply }) => {
    const hash = tokenHashOf(request);
    if (hash) await endSession(sql, hash);
    clearSessionCookies(reply);
    house.live.pokePeople();
  });
};

const wrongPassword = () => new Refused(401, [{ key: 'password', kind: 'wrong' }]);
