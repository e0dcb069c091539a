import { login, logout, whoami } from '#contract/users.ts';
import { sessionOf } from '#domain/access/accounts.ts';
import { clearSessionCookies, setSessionCookies, tokenHashOf, tokenToRename } from '../auth/cookies.ts';
import { throttleSignIn } from '../auth/delays.ts';
import { keepDevice } from '../auth/devices.ts';
import { updateLanguage } from '../auth/language-queries.ts';
import { originOf } from '../auth/last-use.ts';
import { hashPassword, isPassword } from '../auth/passwords.ts';
import { endSession, openSession, sessionLifetime, userSigningIn } from '../auth/session-queries.ts';
import { hashOf, newToken } from '../auth/tokens.ts';
import type { Feature } from '../endpoints/app-context.ts';
import { registerEndpoint } from '../endpoints/register-endpoint.ts';
import { noAuthentication, signedIn } from '../guards/guards.ts';
import { Refused } from '../http/failures.ts';
import { withGeneratedAvatar } from '../image-store/avatars.ts';
import { noticeNewDevice } from '../mail/notices.ts';
import { logEvent } from '../monitoring/security-events.ts';

/** Sign-in, sign-out and the current user (accounts.12, accounts.10). */
export const session: Feature = (context) => {
  const { sql, settings } = context;
  const absent = hashPassword('nobody has this password');

  registerEndpoint(context, whoami, signedIn, async ({ me, request, reply }) => {
    const token = tokenToRename(request);
    const session = token && (await sessionLifetime(sql, hashOf(token)));
    if (session) setSessionCookies(reply, token, session.outlivesBrowser ? session.left : undefined);
    return me;
  });

  registerEndpoint(context, login, noAuthentication, async ({ body, request, reply }) => {
    const name = body.username.trim();
    const user = await userSigningIn(sql, name);
    const attempt = settings.rateLimit ? await throttleSignIn(sql, request, { name, user }) : undefined;
    // An unknown name takes as long as a wrong password, so that timing reveals nothing (accounts.10).
    const right = await isPassword(body.password, user?.password_hash ?? (await absent));
    const reason = !user ? 'unknown' : !right ? 'password' : user.banned ? 'banned' : undefined;
    if (reason) logEvent(request, 'login.failed', { account: user?.id, reason });
    if (!user) throw new Refused(404, [{ key: 'username', kind: 'gone' }]);
    if (!right) throw wrongPassword();
    if (user.banned) throw new Refused(403, [{ key: 'username', kind: 'banned' }]);

    const before = tokenHashOf(request);
    if (before) {
      await endSession(sql, before);
      context.live.notifyUsers();
    }
    const { lasts, outlivesBrowser } = sessionOf(body);
    const { token, hash } = newToken();
    const isOpen = await sql.begin((tx) => openSession(tx, hash, user, lasts, originOf(request)));
    if (!isOpen) throw wrongPassword();
    await attempt?.reset();
    setSessionCookies(reply, token, outlivesBrowser ? lasts : undefined);
    await keepDevice(sql, request, reply, user, (tx) =>
      noticeNewDevice(tx, settings, user.id, originOf(request)),
    );
    if (body.language) await updateLanguage(sql, user.id, body.language);
    return withGeneratedAvatar(user);
  });

  registerEndpoint(context, logout, noAuthentication, async ({ request, reply }) => {
    const hash = tokenHashOf(request);
    if (hash) await endSession(sql, hash);
    clearSessionCookies(reply);
    context.live.notifyUsers();
  });
};

const wrongPassword = () => new Refused(401, [{ key: 'password', kind: 'wrong' }]);
