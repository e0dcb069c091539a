import { route } from '../core/route.ts';

const PAST = '/api/projects/:project/past' as const;

export const readPast = route('GET', PAST, { reads: 'replica' });
export const readPastStrings = route('GET', `${PAST}/strings`, { reads: 'replica' });
