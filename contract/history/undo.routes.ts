import { route } from '../core/route.ts';

const EVENTS = '/api/projects/:project/events' as const;

export const listMyEvents = route('GET', `${EVENTS}/mine`);
export const undoEvent = route('POST', `${EVENTS}/:event/undo`);
