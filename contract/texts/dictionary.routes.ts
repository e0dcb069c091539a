import { route } from '../core/route.ts';

const DICTIONARY = '/api/projects/:project/dictionary' as const;
const ENTRY = `${DICTIONARY}/:entry` as const;

export const listEntries = route('GET', DICTIONARY);
export const addEntry = route('POST', DICTIONARY);
export const editEntry = route('PATCH', ENTRY);
export const deleteEntry = route('DELETE', ENTRY);
