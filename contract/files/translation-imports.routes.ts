import { LIMITS } from '#domain/core/limits.ts';
import { route } from '../core/route.ts';

export const importTranslationsToProject = route('POST', '/api/projects/:project/translations', {
  bodyLimit: LIMITS.translationBatchBytes,
});
export const importTranslationsToSection = route(
  'POST',
  '/api/projects/:project/sections/:section/translations',
  { bodyLimit: LIMITS.translationBatchBytes },
);
