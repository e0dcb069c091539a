import { route } from '../core/route.ts';

export const getAlive = route('GET', '/api/alive');
export const getHealth = route('GET', '/api/health');
