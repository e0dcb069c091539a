import { z } from 'zod';
import { CAPS } from '#domain/core/limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { UserName } from '../core/user-name.ts';
import { BodyId, Flag, Id, integerParam, replyList } from '../core/values.ts';
import * as routes from './invites.routes.ts';
import { InvitedProject } from './projects.ts';

/** An open invitation, or a request if the inviter is the user (invites.1, invites.2). Answered ones are deleted. */
export const Invite = z.object({
  id: z.int(),
  project_id: z.int(),
  user_id: z.int(),
  inviter_id: z.int(),
  created_at: z.int(),
  /** With `?fetch_users`. */
  user: UserName.optional(),
  inviter: UserName.optional(),
  /** With `?fetch_projects`. */
  project: InvitedProject.optional(),
});
export type Invite = z.infer<typeof Invite>;

/**
 * The result of requesting or inviting: a role at once, or an invite that waits for an answer (invites.6, invites.7,
 * invites.4).
 */
const JoinResult = z.object({
  /** The id of the invite; null for a role at once. */
  id: z.int().nullable(),
  role_id: z.int().nullable(),
  invite: Invite.nullable(),
});

const pages = {
  limit: integerParam(CAPS.invitesPage).default(CAPS.invitesPage.max),
  /** Id of the last invite of the previous page. */
  before: Id.optional(),
};

const answer = z.object({ accept: z.boolean() });
/** The role that the answer gave; null after a refusal. */
const AnswerResult = z.object({ role_id: z.int().nullable() });

export const listMyInvites = endpoint(routes.listMyInvites, {
  summary: 'List your invitations and requests, newest first',
  query: z.object({ fetch_users: Flag, fetch_projects: Flag, ...pages }),
  reply: replyList(Invite, CAPS.invitesPage.max),
});

export const answerMyInvite = endpoint(routes.answerMyInvite, {
  summary: 'Accept or decline an invitation; declining your own request cancels it',
  body: answer,
  reply: AnswerResult,
});

export const countInvites = endpoint(routes.countInvites, {
  summary: 'Count the invitations and requests that you can answer',
  reply: z.object({
    /** The number of invitations to the caller. */
    invitations: z.int(),
    /** The open requests in projects whose members the caller manages; projects without any aren't listed. */
    requests: replyList(z.object({ project_id: z.int(), amount: z.int() }), CAPS.projectsWithRequests),
  }),
});

export const listInvites = endpoint(routes.listInvites, {
  summary: 'List the open invitations and requests of a project, newest first',
  query: z.object({ fetch_users: Flag, ...pages }),
  reply: replyList(Invite, CAPS.invitesPage.max),
});

export const inviteUser = endpoint(routes.inviteUser, {
  summary: 'Invite a user; a user who has already requested to join becomes a member',
  body: z.object({ user_id: BodyId }),
  reply: JoinResult,
  status: 201,
});

export const answerInvite = endpoint(routes.answerInvite, {
  summary: 'Accept or refuse a request, or answer your own invitation',
  body: answer,
  reply: AnswerResult,
});

export const cancelInvite = endpoint(routes.cancelInvite, {
  summary: 'Cancel an invitation or a request',
});

export const requestInvite = endpoint(routes.requestInvite, {
  summary: 'Join a public project, or request to join a private one',
  reply: JoinResult,
});
