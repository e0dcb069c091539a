import { route } from '../core/route.ts';

const ROLES = '/api/projects/:project/roles' as const;

export const createRole = route('POST', ROLES);
export const editRole = route('PATCH', `${ROLES}/:role`);
export const deleteRole = route('DELETE', `${ROLES}/:role`);
