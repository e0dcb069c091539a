import { route } from '../core/route.ts';

const BLOCK = '/api/users/:user/block' as const;

export const listBlocks = route('GET', '/api/blocks');
export const blockUser = route('POST', BLOCK);
export const unblockUser = route('DELETE', BLOCK);
