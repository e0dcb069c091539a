import { LIMITS } from '#domain/core/limits.ts';
import { route } from '../core/route.ts';

const PROJECT = '/api/projects/:project' as const;

export const listFindings = route('GET', `${PROJECT}/findings`);
export const previewFixing = route('POST', `${PROJECT}/fixes/preview`, {
  bodyLimit: LIMITS.replaceBodyBytes,
});
export const startFixing = route('POST', `${PROJECT}/fixes`, { bodyLimit: LIMITS.replaceBodyBytes });
