import { requestPasswordReset } from '#contract/identity/account.ts';
import { choosePassword, makePasswordLink } from '#contract/identity/users.ts';
import { whyNotEmail } from '#domain/core/access/accounts.ts';
import { clientOf } from '../../core/auth/last-use.ts';
import { whyNotNewPassword } from '../../core/auth/new-password.ts';
import { openPasswordLink, ownerOfLink, redeemPasswordLink } from '../../core/auth/password-link-queries.ts';
import { hashPassword } from '../../core/auth/passwords.ts';
import { hashOf, newToken } from '../../core/auth/tokens.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { noAuthentication, siteAdmin } from '../../core/guards/guards.ts';
import { forbidden, invalid, orNotFound, refuseMistakes } from '../../platform/http/failures.ts';
import { queueMail, refuseWithoutMail } from '../../platform/mail/mail-queries.ts';
import { logEvent } from '../../platform/monitoring/security-events.ts';
import { findUser } from '../users/queries.ts';

/** Links by which users set a new password: made by site administrators (accounts.18), or sent by email (accounts.21). */
export const passwordLinks: Feature = (context) => {
  const { sql, settings } = context;

  registerEndpoint(context, makePasswordLink, siteAdmin, async ({ me, params, request }) => {
    const user = orNotFound(await findUser(sql, params.user), 'user');
    const { token, hash } = newToken();
    const link = await openPasswordLink(sql, me.id, user.id, hash);
    if (!link) throw forbidden('user', 'banned');
    logEvent(request, 'password_link.made', { account: user.id, actor: me.id });
    return { path: `/password/${token}`, expires_at: link.expires_at };
  });

  registerEndpoint(context, requestPasswordReset, noAuthentication, async ({ body, request }) => {
    refuseWithoutMail(settings);
    const address = body.email.trim();
    refuseMistakes({ email: whyNotEmail(address) });
    // Whether an account has this address is looked up when the email is sent, so that neither answer nor timing tells (accounts.21).
    await queueMail(sql, settings, { kind: 'resetPassword', address, language: body.language });
    logEvent(request, 'password_reset.asked');
  });

  registerEndpoint(
    context,
    choosePassword,
    noAuthentication,
    async ({ body: { token, password }, request }) => {
      const hash = hashOf(token);
      // Checked before the slow hashing, so that guessing tokens is cheap for the service.
      const owner = token === '' ? undefined : await ownerOfLink(sql, hash);
      refuseMistakes({
        token: token === '' ? 'required' : undefined,
        password: await whyNotNewPassword(sql, password, owner),
      });
      const redeemed =
        owner &&
        (await redeemPasswordLink(sql, settings, {
          tokenHash: hash,
          passwordHash: await hashPassword(password),
          origin: clientOf(request),
        }));
      if (!redeemed) {
        logEvent(request, 'password_link.refused');
        throw invalid('token', 'wrong');
      }
      logEvent(request, 'password_link.used', { account: owner.id });
      context.live.notifyUsers();
    },
  );
};
