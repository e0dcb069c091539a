import {
  answerInvite,
  answerMyInvite,
  cancelInvite,
  countInvites,
  inviteUser,
  listInvites,
  listMyInvites,
  requestInvite,
} from '#contract/projects/invites.ts';
import { mayCancelInvite } from '#domain/core/access/invites.ts';
import { withProjectLocked } from '../../core/content/project-lock-queries.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith, signedIn, userWhoSees } from '../../core/guards/guards.ts';
import { forbidden, orNotFound } from '../../platform/http/failures.ts';
import { countOfNewAccount } from '../../platform/limits/new-accounts.ts';
import { resolveInvite, visibleInvite } from './answer.ts';
import { invite, joinOrRequest } from './join.ts';
import { invitesOf, ofProject, ofUser, projectOfInvite, waitingFor } from './listing-queries.ts';
import { deleteInvite } from './queries.ts';

/**
 * Joining projects: invitations and requests (invites.10, invites.12, invites.13, invites.14, invites.6, invites.7).
 */
export const invites: Feature = (context) => {
  const { sql } = context;

  registerEndpoint(context, requestInvite, userWhoSees, ({ project, me }) =>
    withProjectLocked(sql, project.id, (tx, now) => joinOrRequest(tx, now, me)),
  );

  registerEndpoint(context, listMyInvites, signedIn, ({ me, query }) =>
    invitesOf(sql, ofUser(sql, me.id), query),
  );

  registerEndpoint(context, countInvites, signedIn, ({ me }) => waitingFor(sql, me.id));

  registerEndpoint(context, answerMyInvite, signedIn, async ({ me, params, body }) => {
    const projectId = orNotFound(await projectOfInvite(sql, params.invite, me.id), 'invite');
    const answer = await withProjectLocked(sql, projectId, (tx, now) =>
      resolveInvite(tx, now, { id: params.invite, me, ...body }),
    );
    context.live.notify(projectId);
    return answer;
  });

  registerEndpoint(context, listInvites, memberWith('can_manage_members', 'manage'), ({ project, query }) =>
    invitesOf(sql, ofProject(sql, project.id), query),
  );

  registerEndpoint(
    context,
    inviteUser,
    memberWith('can_manage_members', 'join'),
    async ({ project, me, body }) => {
      await countOfNewAccount(context, me, 'invitations');
      return withProjectLocked(sql, project.id, (tx, now) => invite(tx, now, { me, userId: body.user_id }));
    },
  );

  registerEndpoint(context, answerInvite, userWhoSees, ({ project, me, params, body }) =>
    withProjectLocked(sql, project.id, (tx, now) =>
      resolveInvite(tx, now, { id: params.invite, me, ...body }),
    ),
  );

  registerEndpoint(context, cancelInvite, userWhoSees, ({ project, me, params }) =>
    withProjectLocked(sql, project.id, async (tx, now) => {
      const { viewer, invite } = await visibleInvite(tx, now, params.invite, me);
      if (!mayCancelInvite(viewer, invite)) throw forbidden('role', 'role');
      await deleteInvite(tx, invite, me.id, 'deleteInvite');
    }),
  );
};
