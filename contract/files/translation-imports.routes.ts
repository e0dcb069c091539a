import { route } from '../core/route.ts';

export const importTranslationsToProject = route('POST', '/api/projects/:project/translations');
export const importTranslationsToSection = route(
  'POST',
  '/api/projects/:project/sections/:section/translations',
);
