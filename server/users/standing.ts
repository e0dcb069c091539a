import { limitUser, listUsers } from '#contract/users.ts';
import { forbidden, found } from '../failures.ts';
import { siteAdmin } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { serve } from '../serve.ts';
import { withDrawnAvatar } from './avatars.ts';
import { findUser } from './queries.ts';
import { findUsers, updateStanding } from './standing-queries.ts';

/** What site administrators see and set of users (DECISIONS §8). */
export const standing: Feature = (house) => {
  const { sql } = house;

  serve(house, listUsers, siteAdmin, async ({ query }) => (await findUsers(sql, query)).map(withDrawnAvatar));

  serve(house, limitUser, siteAdmin, async ({ me, params, body }) => {
    const { id } = found(await findUser(sql, params.user), 'user');
    if (id === me.id) throw forbidden('general', 'own');
    const standing = found(await updateStanding(sql, me.id, id, body), 'user');
    house.live.pokePeople();
    return withDrawnAvatar(standing);
  });
};
