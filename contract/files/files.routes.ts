import { LIMITS } from '#domain/core/limits.ts';
import { route } from '../core/route.ts';

export const importFile = route('POST', '/api/projects/:project/imports', { bodyLimit: LIMITS.fileBytes });
export const keepWorkbook = route('POST', '/api/projects/:project/workbooks', {
  bodyLimit: LIMITS.fileBytes,
});
export const pushFile = route('POST', '/api/projects/:project/files', { bodyLimit: LIMITS.fileBytes });
export const exportFile = route('GET', '/api/projects/:project/exports', { reads: 'replica' });
export const exportAsBook = route('GET', '/api/projects/:project/exports/book', { reads: 'replica' });
export const guestBook = route('GET', '/api/projects/:project/book');
export const exportFamily = route('GET', '/api/projects/:project/family/exports');
export const exportStrings = route('POST', '/api/projects/:project/exports', {
  bodyLimit: LIMITS.orderBodyBytes,
});
