import { endpoint } from './endpoint.ts';

/** Answers an SVG, not JSON, so it declares no reply. */
export const generateImage = endpoint('GET', '/api/generate_image/:name', {
  summary: 'The patterned paper of a project or user, the same for the same name',
  isPublic: true,
});
