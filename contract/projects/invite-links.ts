import { z } from 'zod';
import { LINK_LASTS } from '#domain/core/access/invite-links.ts';
import { CAPS, LIMITS } from '#domain/core/limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { UserName } from '../core/user-name.ts';
import { replyList } from '../core/values.ts';
import * as routes from './invite-links.routes.ts';
import { GrantedRole } from './members.ts';
import { InvitedProject, Project } from './projects.ts';

/** A link by which users can join a project (invites.20). */
export const InviteLink = z.object({
  id: z.int(),
  /** The role that it gives. */
  role_id: z.int(),
  role_name: z.string(),
  maker: UserName,
  created_at: z.int(),
  /** Null if it never expires. */
  expires_at: z.int().nullable(),
  uses: z.int(),
  /** Null if unlimited. */
  most_uses: z.int().nullable(),
  /** The path of its page on this service; null for those who may not give its role. */
  path: z.string().nullable(),
  /** Why nobody can join by it now; `gone` if its maker may no longer give its role. */
  problem: z.enum(['expired', 'usedUp', 'gone']).nullable(),
  /** Whether a newcomer signs up by it alone, without a secret code (accounts.39). */
  admits: z.boolean(),
});
export type InviteLink = z.infer<typeof InviteLink>;

export const listInviteLinks = endpoint(routes.listInviteLinks, {
  summary: 'List the invitation links of a project, newest first',
  reply: replyList(InviteLink, CAPS.inviteLinksPerProject),
});

export const makeInviteLink = endpoint(routes.makeInviteLink, {
  summary: 'Create an invitation link: a user who opens it can join the project',
  body: z.object({
    /** A role that the caller may give. */
    role_id: GrantedRole,
    /** A day, a week, a month; null if until revoked. */
    lasts: z.enum(LINK_LASTS).nullable(),
    /** How many users may join by it; null if unlimited. */
    most_uses: z.int().min(LIMITS.inviteLinkUses.min).max(LIMITS.inviteLinkUses.max).nullable(),
  }),
  reply: InviteLink,
  status: 201,
});

export const revokeInviteLink = endpoint(routes.revokeInviteLink, {
  summary: 'Revoke an invitation link; members who joined by it stay',
});

const attempts = { most: LIMITS.inviteLinkAttempts, key: 'attempts' } as const;

/** What the page of an invitation link shows (invites.21). */
export const Invitation = z.object({
  project: InvitedProject.extend({
    source_lang: Project.shape.source_lang,
    target_lang: Project.shape.target_lang,
  }),
  role_id: z.int(),
  role_name: z.string(),
  maker: UserName,
  /** Whether the caller is a member already; the conditions of the link don't apply then. */
  is_member: z.boolean(),
  /** Whether a newcomer signs up by the link alone, without a secret code (accounts.39). */
  admits: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

export const readInvitation = endpoint(routes.readInvitation, {
  summary: 'Get the project of an invitation link; 403 `expired` or `usedUp`, 404 if it was revoked',
  attempts,
  reply: Invitation,
});

export const joinByLink = endpoint(routes.joinByLink, {
  summary: 'Join a project by an invitation link',
  attempts,
  reply: z.object({ project_id: z.int(), role_id: z.int() }),
});
