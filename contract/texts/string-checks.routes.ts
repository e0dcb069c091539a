import { LIMITS } from '#domain/core/limits.ts';
import { route } from '../core/route.ts';

export const checkTranslation = route(
  'POST',
  '/api/projects/:project/sections/:section/strings/:string/check',
  { bodyLimit: LIMITS.pluralBodyBytes },
);
