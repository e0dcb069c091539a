import { LIMITS } from '#domain/core/limits.ts';
import { route } from '../core/route.ts';

const FAMILY = '/api/projects/:project/family' as const;

export const getFamily = route('GET', FAMILY, { guests: { query: [] } });
export const addLanguages = route('POST', `${FAMILY}/languages`, { bodyLimit: LIMITS.orderBodyBytes });
export const joinFamily = route('POST', `${FAMILY}/projects`);
export const leaveFamily = route('DELETE', FAMILY);
export const startFamilyUpdate = route('POST', `${FAMILY}/updates`, { bodyLimit: LIMITS.orderBodyBytes });
export const listLanguageTasks = route('GET', `${FAMILY}/tasks`);
export const listLanguageResults = route('GET', `${FAMILY}/tasks/:task/results`);
export const findInFamily = route('GET', `${FAMILY}/copies`);
