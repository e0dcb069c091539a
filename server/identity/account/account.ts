import {
  changeEmail,
  changePassword,
  confirmEmail,
  endOtherSessions,
  endSession,
  listSessions,
  sendConfirmation,
  storeLanguage,
} from '#contract/identity/account.ts';
import { whyNotEmail } from '#domain/core/access/accounts.ts';
import { clearSessionCookies, tokenHashOf } from '../../core/auth/cookies.ts';
import { updateLanguage } from '../../core/auth/language-queries.ts';
import { clientOf } from '../../core/auth/last-use.ts';
import { whyNotNewPassword } from '../../core/auth/new-password.ts';
import { hashOf } from '../../core/auth/tokens.ts';
import { verifiedPasswordHash, wrongPassword } from '../../core/auth/verify-password.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { noAuthentication, sessionOnly, signedIn } from '../../core/guards/guards.ts';
import { invalid, orNotFound, refuseMistakes } from '../../platform/http/failures.ts';
import { parseUserAgent } from '../../platform/http/parse-user-agent.ts';
import { queueMail, refuseWithoutMail } from '../../platform/mail/mail-queries.ts';
import { logEvent } from '../../platform/monitoring/security-events.ts';
import { redeemEmailLink } from './email-link-queries.ts';
import { deleteOtherSessions, deleteSession, sessionsOf, updateEmail } from './queries.ts';
import { replacePassword } from './replace-password.ts';

/**
 * The user's own sign-in data: password, email address and sessions (accounts.17). A restriction of the profile does
 * not affect them.
 */
export const account: Feature = (context) => {
  const { sql, settings } = context;

  registerEndpoint(context, changePassword, sessionOnly, async ({ me, body, request, reply }) => {
    const { current_password, password } = body;
    refuseMistakes({
      current_password: current_password === '' ? 'required' : undefined,
      password: await whyNotNewPassword(sql, password, me),
    });
    const before = await verifiedPasswordHash(context, me, current_password);
    await replacePassword(context, { user: me.id, before, password, request, reply });
  });

  registerEndpoint(context, changeEmail, sessionOnly, async ({ me, body, request }) => {
    const email = body.email.trim();
    refuseMistakes({
      current_password: body.current_password === '' ? 'required' : undefined,
      email: whyNotEmail(email),
    });
    const passwordHash = await verifiedPasswordHash(context, me, body.current_password);
    const changed = await updateEmail(sql, settings, {
      user: me.id,
      passwordHash,
      email,
      origin: clientOf(request),
    });
    if (!changed) throw wrongPassword();
    return { ...me, email, email_confirmed: changed.isConfirmed };
  });

  registerEndpoint(context, sendConfirmation, sessionOnly, async ({ me }) => {
    refuseWithoutMail(settings);
    if (!me.email_confirmed) await queueMail(sql, settings, { kind: 'confirmEmail', user: me.id });
  });

  registerEndpoint(context, confirmEmail, noAuthentication, async ({ body: { token }, request }) => {
    const user = await redeemEmailLink(sql, hashOf(token));
    if (user === undefined) throw invalid('token', 'wrong');
    logEvent(request, 'email.confirmed', { account: user });
  });

  registerEndpoint(context, storeLanguage, signedIn, ({ me, body }) =>
    updateLanguage(sql, me.id, body.language),
  );

  registerEndpoint(context, listSessions, sessionOnly, async ({ me, request }) => {
    const sessions = await sessionsOf(sql, me.id, tokenHashOf(request));
    return sessions.map(({ user_agent, ...session }) => ({ ...session, ...parseUserAgent(user_agent) }));
  });

  registerEndpoint(context, endSession, sessionOnly, async ({ me, params, request, reply }) => {
    const ended = orNotFound(await deleteSession(sql, me.id, params.session), 'session');
    if (tokenHashOf(request)?.equals(ended)) clearSessionCookies(reply);
    context.live.notifyUsers();
  });

  registerEndpoint(context, endOtherSessions, sessionOnly, async ({ me, request }) => {
    const currentTokenHash = tokenHashOf(request);
    if (currentTokenHash) await deleteOtherSessions(sql, me.id, currentTokenHash);
    context.live.notifyUsers();
  });
};
