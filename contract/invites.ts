import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const requestInvite = endpoint('POST', '/api/projects/:project/request_invite', {
  summary: 'Join a public project, or ask to be let into a private one (DECISIONS §4)',
  reply: z.object({
    /** The role given at once, by a public project. */
    role_id: z.int().nullable(),
    /** The request made, in a private one. */
    invite: z.object({ id: z.int(), inviter_id: z.int() }).nullable(),
  }),
});
