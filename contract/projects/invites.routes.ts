import { route } from '../core/route.ts';

const INVITES = '/api/projects/:project/invites' as const;

export const listMyInvites = route('GET', '/api/invites');
export const answerMyInvite = route('POST', '/api/invites/:invite');
export const countInvites = route('GET', '/api/invites/count');
export const listInvites = route('GET', INVITES);
export const inviteUser = route('POST', INVITES);
export const answerInvite = route('POST', `${INVITES}/:invite`);
export const cancelInvite = route('DELETE', `${INVITES}/:invite`);
export const requestInvite = route('POST', '/api/projects/:project/request_invite');
