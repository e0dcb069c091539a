import { route } from '../core/route.ts';

export const listSourceVersions = route('GET', '/api/projects/:project/sections/:section/source_versions');
