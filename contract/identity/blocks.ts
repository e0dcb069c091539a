import { z } from 'zod';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { UserName } from '../core/user-name.ts';
import { replyList } from '../core/values.ts';

/** A user whom the caller has blocked. */
const Block = z.object({ user: UserName, created_at: z.int() });
export type Block = z.infer<typeof Block>;

export const listBlocks = endpoint('GET', '/api/blocks', {
  summary: 'List the users whom you have blocked, newest first',
  reply: replyList(Block, SERVICE_LIMITS.blocks),
});

const BLOCK = '/api/users/:user/block' as const;

export const blockUser = endpoint('POST', BLOCK, {
  summary: 'Block a user; they are not told',
  isPersonal: true,
});

export const unblockUser = endpoint('DELETE', BLOCK, {
  summary: 'Unblock a user',
  isPersonal: true,
});
