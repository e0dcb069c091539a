import { route } from '../core/route.ts';

export const getStatistics = route('GET', '/api/projects/:project/statistics', { reads: 'replica' });
export const getContributions = route('GET', '/api/projects/:project/statistics/days', { reads: 'replica' });
