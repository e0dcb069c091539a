import { route } from '../core/route.ts';

export const listDeletedProjects = route('GET', '/api/deleted_projects');
export const undeleteProject = route('POST', '/api/deleted_projects/:deleted_project/restore');
