import { choosePassword, makePasswordLink } from '#contract/users.ts';
import { whyNotNewPassword } from '../auth/new-password.ts';
import { openPasswordLink, ownerOfLink, redeemPasswordLink } from '../auth/password-link-queries.ts';
import { hashPassword } from '../auth/passwords.ts';
import { hashOf, newToken } from '../auth/tokens.ts';
import type { Feature } from '../endpoints/app-context.ts';
import { registerEndpoint } from '../endpoints/register-endpoint.ts';
import { noAuthentication, siteAdmin } from '../guards/guards.ts';
import { forbidden, invalid, orNotFound, refuseMistakes } from '../http/failures.ts';
import { logEvent } from '../monitoring/security-events.ts';
import { findUser } from '../users/queries.ts';

/** Links by which users set a new password, made by site administrators (accounts.18). */
export const passwordLinks: Feature = (context) => {
  const { sql } = context;

  registerEndpoint(context, makePasswordLink, siteAdmin, async ({ me, params, request }) => {
    const user = orNotFound(await findUser(sql, params.user), 'user');
    const { token, hash } = newToken();
    const link = await openPasswordLink(sql, me.id, user.id, hash);
    if (!link) throw forbidden('user', 'banned');
    logEvent(request, 'password_link.made', { account: user.id, actor: me.id });
    return { path: `/password/${token}`, expires_at: link.expires_at };
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
        password: await whyNotNewPassword(password, owner),
      });
      if (!owner || !(await redeemPasswordLink(sql, hash, await hashPassword(password)))) {
        logEvent(request, 'password_link.refused');
        throw invalid('token', 'wrong');
      }
      logEvent(request, 'password_link.used', { account: owner.id });
      context.live.notifyUsers();
    },
  );
};
