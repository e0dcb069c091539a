import { route } from '../core/route.ts';

const PROJECT = '/api/projects/:project' as const;

export const readEvents = route('GET', `${PROJECT}/events`);
export const showPresence = route('POST', `${PROJECT}/presence`);
