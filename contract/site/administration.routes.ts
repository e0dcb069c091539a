import { route } from '../core/route.ts';

const PROJECTS = '/api/admin/projects' as const;
const STRING = `${PROJECTS}/:project/sections/:section/strings/:string` as const;

export const listAllProjects = route('GET', PROJECTS);
export const hideProject = route('PATCH', `${PROJECTS}/:project`);
export const removeTranslation = route('DELETE', `${STRING}/translations/:translation`);
export const removeComment = route('DELETE', `${STRING}/comments/:comment`);
export const removeProfile = route('DELETE', '/api/admin/users/:user/profile');
