import { route } from '../core/route.ts';

export const getUsage = route('GET', '/api/projects/:project/usage');
export const getRemainingQuota = route('GET', '/api/projects/:project/room');
export const getOwnUsage = route('GET', '/api/usage');
