import { z } from 'zod';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { UserName } from '../core/user-name.ts';
import { replyList } from '../core/values.ts';
import * as routes from './blocks.routes.ts';

/** A user whom the caller has blocked. */
const Block = z.object({ user: UserName, created_at: z.int() });
export type Block = z.infer<typeof Block>;

export const listBlocks = endpoint(routes.listBlocks, {
  summary: 'List the users whom you have blocked, newest first',
  reply: replyList(Block, SERVICE_LIMITS.blocks),
});

export const blockUser = endpoint(routes.blockUser, {
  summary: 'Block a user; they are not told',
  isPersonal: true,
});

export const unblockUser = endpoint(routes.unblockUser, {
  summary: 'Unblock a user',
  isPersonal: true,
});
