import { route } from '../core/route.ts';

export const readLog = route('GET', '/api/projects/:project/logs');
export const readSiteLog = route('GET', '/api/logs');
