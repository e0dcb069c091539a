import { endpoint } from './endpoint.ts';

/** Answers an SVG, not JSON, so it declares no reply. */
export const generateImage = endpoint('GET', '/api/generate_image/:name', {
  summary: 'The patterned paper of a project or user, the same for the same name',
  isPublic: true,
});

/** The response is WebP, not JSON, so no reply is declared. Anyone who knows the address may see the image. */
export const readImage = endpoint('GET', '/api/images/:hash', {
  summary: 'A cover or avatar that the service keeps, by the hash of its content',
  isPublic: true,
});
