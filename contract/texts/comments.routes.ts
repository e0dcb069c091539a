import { route } from '../core/route.ts';

const COMMENTS = '/api/projects/:project/sections/:section/strings/:string/comments' as const;
const COMMENT = `${COMMENTS}/:comment` as const;

export const listComments = route('GET', COMMENTS);
export const listSectionComments = route('GET', '/api/projects/:project/sections/:section/comments');
export const addComment = route('POST', COMMENTS);
export const editComment = route('PATCH', COMMENT);
export const deleteComment = route('DELETE', COMMENT);
export const markCommentsRead = route('POST', `${COMMENTS}/read`);
export const markSectionsRead = route('POST', '/api/projects/:project/comments/read');
