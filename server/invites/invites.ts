import {
  answerInvite,
  answerMyInvite,
  cancelInvite,
  countInvites,
  inviteUser,
  listInvites,
  listMyInvites,
  requestInvite,
} from '#contract/invites.ts';
import { mayCancelInvite } from '#domain/access/invites.ts';
import { forbidden, found } from '../failures.ts';
import { inProject, seesSignedIn, signedIn } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { whileLocked } from '../projects/lock-queries.ts';
import { serve } from '../serve.ts';
import { answerTo, seenInvite } from './answer.ts';
import { enter, invite } from './enter.ts';
import { invitesOf, ofProject, ofUser, projectOfInvite, waitingFor } from './listing-queries.ts';
import { deleteInvite } from './queries.ts';

/** Coming into a project (SPEC §4 'Invite flow', DECISIONS §4 and §8). */
export const invites: Feature = (house) => {
  const { sql } = house;

  serve(house, requestInvite, seesSignedIn, ({ project, me }) =>
    whileLocked(sql, project.id, (tx, now) => enter(tx, now, me)),
  );

  serve(house, listMyInvites, signedIn, ({ me, query }) => invitesOf(sql, ofUser(sql, me.id), query));

  serve(house, countInvites, signedIn, ({ me }) => waitingFor(sql, me.id));

  serve(house, answerMyInvite, signedIn, async ({ me, params, body }) => {
    const projectId = found(await projectOfInvite(sql, params.invite, me.id), 'invite');
    const answer = await whileLocked(sql, projectId, (tx, now) =>
      answerTo(tx, now, { id: params.invite, me, ...body }),
    );
    house.live.poke(projectId);
    return answer;
  });

  serve(house, listInvites, inProject('can_manage_members', 'manage'), ({ project, query }) =>
    invitesOf(sql, ofProject(sql, project.id), query),
  );

  serve(house, inviteUser, inProject('can_manage_members', 'join'), ({ project, me, body }) =>
    whileLocked(sql, project.id, (tx, now) => invite(tx, now, { me, userId: body.user_id })),
  );

  serve(house, answerInvite, seesSignedIn, ({ project, me, params, body }) =>
    whileLocked(sql, project.id, (tx, now) => answerTo(tx, now, { id: params.invite, me, ...body })),
  );

  serve(house, cancelInvite, seesSignedIn, ({ project, me, params }) =>
    whileLocked(sql, project.id, async (tx, now) => {
      const { viewer, invite } = await seenInvite(tx, now, params.invite, me);
      if (!mayCancelInvite(viewer, invite)) throw forbidden('role', 'role');
      await deleteInvite(tx, invite, me.id, 'deleteInvite');
    }),
  );
};
