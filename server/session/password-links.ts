import { choosePassword, makePasswordLink } from '#contract/users.ts';
import { forbidden, found, invalid, refuseMistakes } from '../failures.ts';
import { everyone, siteAdmin } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { serve } from '../serve.ts';
import { findUser } from '../users/queries.ts';
import { logEvent } from '../watch/security-events.ts';
import { whyNotNewPassword } from './new-password.ts';
import { openPasswordLink, ownerOfLink, redeemPasswordLink } from './password-link-queries.ts';
import { hashPassword } from './passwords.ts';
import { hashOf, newToken } from './tokens.ts';

/** For those who forgot their password: an administrator gives them a link, they choose another (SPEC §2, DECISIONS §8). */
export const passwordLinks: Feature = (house) => {
  const { sql } = house;

  serve(house, makePasswordLink, siteAdmin, async ({ me, params, request }) => {
    const user = found(await findUser(sql, params.user), 'user');
    const { token, hash } = newToken();
    const link = await openPasswordLink(sql, me.id, user.id, hash);
    if (!link) throw forbidden('user', 'banned');
    logEvent(request, 'password_link.made', { account: user.id, actor: me.id });
    return { path: `/password/${token}`, expires_at: link.expires_at };
  });

  serve(house, choosePassword, everyone, async ({ body: { token, password }, request }) => {
    const hash = hashOf(token);
    // Asked before the slow hashing, so that guessing tokens costs the service nothing.
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
    house.live.pokePeople();
  });
};
