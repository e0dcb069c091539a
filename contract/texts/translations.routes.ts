import { LIMITS } from '#domain/core/limits.ts';
import { route } from '../core/route.ts';

const STRING = '/api/projects/:project/sections/:section/strings/:string' as const;
const TRANSLATION = `${STRING}/translations/:translation` as const;

export const addTranslation = route('POST', `${STRING}/translations`, { bodyLimit: LIMITS.pluralBodyBytes });
export const editTranslation = route('PATCH', TRANSLATION, { bodyLimit: LIMITS.pluralBodyBytes });
export const deleteTranslation = route('DELETE', TRANSLATION);
export const castVote = route('POST', `${TRANSLATION}/vote`);
export const removeVote = route('POST', `${TRANSLATION}/unvote`);
export const approve = route('POST', `${TRANSLATION}/approve`);
export const confirmTranslation = route('POST', `${TRANSLATION}/confirm`);
export const unapprove = route('POST', `${TRANSLATION}/unapprove`);
