import { listUsers, restrictUser } from '#contract/identity/users.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { siteAdmin } from '../../core/guards/guards.ts';
import { withGeneratedAvatar } from '../../core/image-store/avatars.ts';
import { forbidden, invalid, notFound, orNotFound } from '../../platform/http/failures.ts';
import { type AccessRefusal, findUsers, updateAccess } from './access-queries.ts';
import { findUser } from './queries.ts';

/** The failure of each reason. */
const REFUSALS: Record<AccessRefusal, () => Error> = {
  gone: () => notFound('user'),
  notAdmin: () => notFound('address'),
  last: () => forbidden('site_admin', 'last'),
  banned: () => forbidden('site_admin', 'banned'),
  past: () => invalid('banned_until', 'min'),
};

/** The access of users, as site administrators see and change it (administration.4). */
export const userAccess: Feature = (context) => {
  const { sql, settings } = context;

  registerEndpoint(context, listUsers, siteAdmin, async ({ query, request }) => {
    const users = query.name
      ? await context.searchPool.run(request, (searchSql) => findUsers(searchSql, query))
      : await findUsers(sql, query);
    return users.map(withGeneratedAvatar);
  });

  registerEndpoint(context, restrictUser, siteAdmin, async ({ me, params, body }) => {
    const { id } = orNotFound(await findUser(sql, params.user), 'user');
    // Administrators may only give up their own right.
    if (id === me.id && Object.keys(body).some((key) => key !== 'site_admin'))
      throw forbidden('general', 'own');
    const standing = await updateAccess(sql, { actor: me.id, settings }, id, body);
    if (typeof standing === 'string') throw REFUSALS[standing]();
    context.live.notifyUsers();
    return withGeneratedAvatar(standing);
  });
};
