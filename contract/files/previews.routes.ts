import { LIMITS } from '#domain/core/limits.ts';
import { route } from '../core/route.ts';

const PREVIEWS = '/api/projects/:project/previews' as const;

export const previewBook = route('POST', '/api/previews/book', {
  isPreview: true,
  bodyLimit: LIMITS.fileBytes,
});
export const previewSource = route('POST', `${PREVIEWS}/source`, {
  isPreview: true,
  bodyLimit: LIMITS.fileBytes,
});
export const previewFile = route('POST', `${PREVIEWS}/file`, {
  isPreview: true,
  bodyLimit: LIMITS.fileBytes,
});
export const previewTranslations = route('POST', `${PREVIEWS}/translations`, {
  isPreview: true,
  bodyLimit: LIMITS.fileBytes,
});
export const previewMatches = route('POST', '/api/projects/:project/sections/:section/previews/matches', {
  isPreview: true,
  bodyLimit: LIMITS.importBodyBytes,
});
