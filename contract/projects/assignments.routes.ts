import { route } from '../core/route.ts';

const SECTION = '/api/projects/:project/sections/:section' as const;

export const listAssignments = route('GET', '/api/projects/:project/assignments');
export const assignSection = route('POST', `${SECTION}/assignments`);
export const unassignSection = route('DELETE', `${SECTION}/assignments/:user`);
export const claimSection = route('POST', `${SECTION}/claim`);
export const giveBackSection = route('DELETE', `${SECTION}/claim`);
export const listMyAssignments = route('GET', '/api/assignments');
