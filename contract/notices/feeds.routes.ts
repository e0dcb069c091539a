import { route } from '../core/route.ts';

export const readProjectFeed = route('GET', '/api/projects/:project/feed');
export const readSiteFeed = route('GET', '/api/feed');
