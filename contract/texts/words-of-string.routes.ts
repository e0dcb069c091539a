import { LIMITS } from '#domain/core/limits.ts';
import { route } from '../core/route.ts';

const WORDS = '/api/projects/:project/sections/:section/strings/:string/words' as const;

export const listWordsOfString = route('GET', WORDS);
export const listMissingWords = route('POST', `${WORDS}/missing`, { bodyLimit: LIMITS.pluralBodyBytes });
