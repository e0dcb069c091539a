import { route } from '../core/route.ts';

export const readHistory = route('GET', '/api/projects/:project/sections/:section/strings/:string/history');
