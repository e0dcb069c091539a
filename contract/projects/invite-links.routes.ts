import { route } from '../core/route.ts';

const LINKS = '/api/projects/:project/invite_links' as const;
const JOIN = '/api/join/:token' as const;

export const listInviteLinks = route('GET', LINKS);
export const makeInviteLink = route('POST', LINKS);
export const revokeInviteLink = route('DELETE', `${LINKS}/:link`);
export const readInvitation = route('GET', JOIN);
export const joinByLink = route('POST', JOIN);
