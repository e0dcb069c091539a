import { LIMITS } from '#domain/core/limits.ts';
import { route } from '../core/route.ts';

const PROJECT = '/api/projects/:project' as const;

export const findTexts = route('GET', `${PROJECT}/find`);
export const previewReplacing = route('POST', `${PROJECT}/replacements/preview`, {
  bodyLimit: LIMITS.replaceBodyBytes,
});
export const startReplacing = route('POST', `${PROJECT}/replacements`, {
  bodyLimit: LIMITS.replaceBodyBytes,
});
