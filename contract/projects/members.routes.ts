import { route } from '../core/route.ts';

const MEMBER = '/api/projects/:project/members/:user' as const;

export const getMember = route('GET', MEMBER);
export const removeMember = route('DELETE', MEMBER);
export const grantRole = route('POST', `${MEMBER}/grant_role`);
