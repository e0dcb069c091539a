import { type Ban, login, logout, whoami } from '#contract/users.ts';
import { clearSessionCookies, setSessionCookies, tokenHashOf, tokenToRename } from '../auth/cookies.ts';
import { throttleSignIn } from '../auth/delays.ts';
import { originOf } from '../auth/last-use.ts';
import { hashPassword, isPassword } from '../auth/passwords.ts';
import { countFailedSignIn } from '../auth/security-event-queries.ts';
import { endSession, sessionLifetime, userSigningIn } from '../auth/session-queries.ts';
import { hashOf } from '../auth/tokens.ts';
import type { Feature } from '../endpoints/app-context.ts';
import { registerEndpoint } from '../endpoints/register-endpoint.ts';
import { noAuthentication, signedIn } from '../guards/guards.ts';
import { Refused } from '../http/failures.ts';
import { withGeneratedAvatar } from '../image-store/avatars.ts';
import { logEvent } from '../monitoring/security-events.ts';
import { completeSignIn } from './complete-sign-in.ts';

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
    // Not awaited, so that it takes as long as for an unknown name.
    if (user && reason)
      countFailedSignIn(sql, user.id, originOf(request)).catch((error: unknown) =>
        request.log.warn({ err: error }, 'could not count a failed sign-in'),
      );
    if (!user) throw new Refused(404, [{ key: 'username', kind: 'gone' }]);
    if (!right) throw wrongPassword();
    if (user.banned) {
      const { ban_reason, banned_until } = user;
      throw new Refused(403, [{ key: 'username', kind: 'banned' }], {
        ban_reason,
        banned_until,
      } satisfies Ban);
    }

    if (!(await completeSignIn(context, { request, reply }, user, body))) throw wrongPassword();
    await attempt?.reset();
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
