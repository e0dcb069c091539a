import { route } from '../core/route.ts';

const EDITOR = '/api/projects/:project/editor' as const;

export const openEditorPage = route('GET', EDITOR);
export const findNextString = route('GET', `${EDITOR}/next`);
export const listMatchingStrings = route('GET', `${EDITOR}/strings`);
export const findMyPlace = route('GET', '/api/projects/:project/place');
export const countFailedChecks = route('GET', '/api/projects/:project/checks');
export const listEditorRows = route('GET', `${EDITOR}/rows`);
