import { LIMITS } from '#domain/core/limits.ts';
import { route } from '../core/route.ts';

const COVER = '/api/projects/:project/cover' as const;

export const listProjects = route('GET', '/api/projects', {
  reads: 'replica',
  guests: { query: ['popular', 'needs_translators', 'limit'] },
});
export const countProjects = route('GET', '/api/project_count', { reads: 'replica' });
export const getProject = route('GET', '/api/projects/:project', {
  guests: { query: ['fetch_members', 'fetch_sections'] },
});
export const createProject = route('POST', '/api/projects');
export const editProject = route('PATCH', '/api/projects/:project');
export const uploadCover = route('POST', COVER, { bodyLimit: LIMITS.imageBytes });
export const removeCover = route('DELETE', COVER);
export const refreshCover = route('POST', `${COVER}/refresh`);
export const deleteProject = route('DELETE', '/api/projects/:project');
