import { continueLogin } from '#contract/identity/security.ts';
import { login, logout, whoami } from '#contract/identity/users.ts';
import {
  clearSessionCookies,
  setSessionCookies,
  tokenHashOf,
  tokenToRename,
} from '../../core/auth/cookies.ts';
import { throttleSignIn } from '../../core/auth/delays.ts';
import { clientOf } from '../../core/auth/last-use.ts';
import { hasPasskeys } from '../../core/auth/passkey-queries.ts';
import { hashPassword, isPassword } from '../../core/auth/passwords.ts';
import {
  endPendingSignIn,
  storePendingSignIn,
  tryPendingSignIn,
} from '../../core/auth/pending-sign-in-queries.ts';
import { endPushOf } from '../../core/auth/push-session-queries.ts';
import { secondFactorOf } from '../../core/auth/second-factor-queries.ts';
import { countFailedSignIn } from '../../core/auth/security-event-queries.ts';
import { endSession, sessionLifetime, userGoingOn, userSigningIn } from '../../core/auth/session-queries.ts';
import { hashOf, newToken } from '../../core/auth/tokens.ts';
import { verifiedPasskey } from '../../core/auth/verify-passkey.ts';
import { isSecondFactor } from '../../core/auth/verify-second-factor.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { noAuthentication, signedIn } from '../../core/guards/guards.ts';
import { withGeneratedAvatar } from '../../core/image-store/avatars.ts';
import { Refused, refuseMistakes } from '../../platform/http/failures.ts';
import { logEvent } from '../../platform/monitoring/security-events.ts';
import { refuseBanned } from './banned.ts';
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
    // An unknown name, and a user without a password, take as long as a wrong password, so that timing reveals nothing (accounts.10).
    const right = await isPassword(body.password, user?.password_hash || (await absent));
    const reason = !user ? 'unknown' : !right ? 'password' : user.banned ? 'banned' : undefined;
    if (reason) logEvent(request, 'login.failed', { account: user?.id, reason });
    // Not awaited, so that it takes as long as for an unknown name.
    if (user && reason)
      countFailedSignIn(sql, user.id, clientOf(request)).catch((error: unknown) =>
        request.log.warn({ err: error }, 'could not count a failed sign-in'),
      );
    if (!user) throw new Refused(404, [{ key: 'username', kind: 'gone' }]);
    if (!right) throw wrongPassword();
    refuseBanned(user);

    const choices = {
      remember: body.remember,
      remember_forever: body.remember_forever,
      language: body.language,
    };
    if ((await secondFactorOf(sql, user.id)).secret) {
      const { token, hash } = newToken();
      const expires_at = await storePendingSignIn(sql, hash, {
        user_id: user.id,
        password_hash: user.password_hash,
        choices,
      });
      await attempt?.reset();
      throw new Refused(401, [{ key: 'password', kind: 'secondFactor' }], {
        token,
        expires_at,
        passkeys: await hasPasskeys(sql, user.id),
      });
    }
    if (!(await completeSignIn(context, { request, reply }, user, choices))) throw wrongPassword();
    await attempt?.reset();
    return withGeneratedAvatar(user);
  });

  registerEndpoint(context, continueLogin, noAuthentication, async ({ body, request, reply }) => {
    const { token, code, passkey } = body;
    refuseMistakes({
      token: token === '' ? 'required' : undefined,
      code: !passkey && code === undefined ? 'required' : undefined,
    });
    const hash = hashOf(token);
    const pending = await tryPendingSignIn(sql, hash);
    const user = pending && (await userGoingOn(sql, pending.user_id));
    if (!user) throw endedSignIn();
    const origin = clientOf(request);
    if (passkey) await verifiedPasskey(context, { request, passkey, boundTo: hash, user: user.id });
    else if (!(await isSecondFactor(context, user.id, { code: code ?? '', origin }))) {
      logEvent(request, 'login.failed', { account: user.id, reason: 'second_factor' });
      await countFailedSignIn(sql, user.id, origin);
      throw new Refused(401, [{ key: 'code', kind: 'wrong' }]);
    }
    refuseBanned(user);
    // Of two requests with one token and two right codes one goes on.
    if (!(await endPendingSignIn(sql, hash))) throw endedSignIn();
    const { password_hash, choices } = pending;
    if (!(await completeSignIn(context, { request, reply }, { id: user.id, password_hash }, choices)))
      throw endedSignIn();
    return withGeneratedAvatar(user);
  });

  registerEndpoint(context, logout, noAuthentication, async ({ request, reply }) => {
    const hash = tokenHashOf(request);
    if (hash) {
      await endPushOf(sql, hash);
      await endSession(sql, hash);
    }
    clearSessionCookies(reply);
    context.live.notifyUsers();
  });
};

/** The sign-in was begun too long ago, had too many wrong codes, or the password was changed meanwhile. */
const endedSignIn = () => new Refused(401, [{ key: 'token', kind: 'expired' }]);
const wrongPassword = () => new Refused(401, [{ key: 'password', kind: 'wrong' }]);
