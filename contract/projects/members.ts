import { z } from 'zod';
import { OWNER_ROLE } from '#domain/core/access/roles.ts';
import { endpoint } from '../core/endpoint.ts';
import { UserName } from '../core/user-name.ts';
import { issueOf } from '../core/values.ts';
import * as routes from './members.routes.ts';

/** A user's membership in a project (members.28). */
export const Member = z.object({
  user: UserName,
  role_id: z.int(),
  /** The name of a fixed role (members.2), or that of a custom one. */
  role_name: z.string(),
  /** Votes for and against received in this project (votes.10). */
  rating: z.tuple([z.int(), z.int()]),
  joined_at: z.int(),
});
export type Member = z.infer<typeof Member>;

/**
 * A role that can be given; the owner's is given only by transferring the project (members.18, members.19). Whether the project has
 * it, the server finds.
 */
export const GrantedRole = z.int().superRefine((id, issues) => {
  if (id <= OWNER_ROLE) issues.addIssue(issueOf('choice'));
});

export const getMember = endpoint(routes.getMember, {
  summary: 'Get a member with the name of their role',
  reply: Member,
});

export const removeMember = endpoint(routes.removeMember, {
  summary: 'Kick a member out, or leave the project yourself',
});

export const grantRole = endpoint(routes.grantRole, {
  summary: 'Change a member’s role',
  body: z.object({ role_id: GrantedRole }),
  reply: Member,
});
