import { requestInvite } from '#contract/invites.ts';
import { isLimited } from '#domain/limitations.ts';
import { JOINING_ROLE } from '#domain/roles.ts';
import { WAYS_IN } from '#domain/visibility.ts';
import { conflict, forbidden, found, invalid } from '../failures.ts';
import { comesIn, isInvited } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { serve } from '../serve.ts';
import { join, request } from './queries.ts';

/** Coming into a project (SPEC §4 'Invite flow', DECISIONS §4 and §8). */
export const invites: Feature = (house) => {
  const { sql } = house;

  serve(house, requestInvite, comesIn, async ({ me, project, viewer }) => {
    if (isLimited(me.limitations, 'membership')) throw forbidden('membership', 'limited');
    if (viewer.role !== undefined) throw invalid('user_id', 'member');
    if (WAYS_IN[project.visibility] === 'join' || isInvited(project, me)) {
      await join(sql, project.id, me.id);
      return { role_id: JOINING_ROLE, invite: null };
    }
    if (project.invite) throw conflict('user_id', 'invited', project.invite);
    return { role_id: null, invite: found(await request(sql, project.id, me.id), 'project') };
  });
};
