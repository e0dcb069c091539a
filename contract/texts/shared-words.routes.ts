import { route } from '../core/route.ts';

const WORDS = '/api/projects/:project/family/words' as const;
const WORD = `${WORDS}/:word` as const;

export const listSharedWords = route('GET', WORDS);
export const addSharedWord = route('POST', WORDS);
export const editSharedWord = route('PATCH', WORD);
export const deleteSharedWord = route('DELETE', WORD);
