import { route } from '../core/route.ts';

export const listDeleted = route('GET', '/api/projects/:project/deleted');
export const restoreDeleted = route('POST', '/api/projects/:project/deleted/:event/restore');
