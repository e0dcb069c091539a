import { endpoint } from './endpoint.ts';

/** Answers an SVG, not JSON, so it declares no reply. */
export const generateImage = endpoint('GET', '/api/generate_image/:name', {
  summary: 'The patterned paper of a project or user, the same for the same name',
  isPublic: true,
});

/** Answers WebP, not JSON, so it declares no reply. Whoever knows the address may see it, as of a file behind a link. */
export const readImage = endpoint('GET', '/api/images/:hash', {
  summary: 'A cover or avatar that the service keeps, by the hash of its content',
  isPublic: true,
});
