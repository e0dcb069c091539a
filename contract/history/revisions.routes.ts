import { route } from '../core/route.ts';

const STRING = '/api/projects/:project/sections/:section/strings/:string' as const;

export const listTranslationRevisions = route('GET', `${STRING}/translations/:translation/revisions`);
export const listStringRevisions = route('GET', `${STRING}/revisions`);
export const listEntryRevisions = route('GET', '/api/projects/:project/dictionary/:entry/revisions');
