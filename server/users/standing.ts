import { limitUser, listUsers } from '#contract/users.ts';
import { forbidden, found, notFound } from '../failures.ts';
import { siteAdmin } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { serve } from '../serve.ts';
import { withDrawnAvatar } from './avatars.ts';
import { findUser } from './queries.ts';
import { findUsers, type StandingRefusal, updateStanding } from './standing-queries.ts';

/** The failure of each reason. */
const REFUSALS: Record<StandingRefusal, () => Error> = {
  gone: () => notFound('user'),
  notAdmin: () => notFound('address'),
  last: () => forbidden('site_admin', 'last'),
  banned: () => forbidden('site_admin', 'banned'),
};

/** What site administrators see and set of users (DECISIONS §8). */
export const standing: Feature = (house) => {
  const { sql } = house;

  serve(house, listUsers, siteAdmin, async ({ query, request }) => {
    const users = query.name
      ? await house.lane.run(request, (own) => findUsers(own, query))
      : await findUsers(sql, query);
    return users.map(withDrawnAvatar);
  });

  serve(house, limitUser, siteAdmin, async ({ me, params, body }) => {
    const { id } = found(await findUser(sql, params.user), 'user');
    // Administrators may only give up their own right.
    if (id === me.id && Object.keys(body).some((key) => key !== 'site_admin'))
      throw forbidden('general', 'own');
    const standing = await updateStanding(sql, me.id, id, body);
    if (typeof standing === 'string') throw REFUSALS[standing]();
    house.live.pokePeople();
    return withDrawnAvatar(standing);
  });
};
