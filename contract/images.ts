import { endpoint } from './endpoint.ts';

/** The response is SVG, not JSON, so no reply is declared. */
export const generateImage = endpoint('GET', '/api/generate_image/:name', {
  summary: 'Generate the default image of a project or user; the same name gives the same image',
  isPublic: true,
});

/** The response is WebP, not JSON, so no reply is declared. Anyone who knows the address may see the image. */
export const readImage = endpoint('GET', '/api/images/:hash', {
  summary: 'Get a cover or avatar by its content hash',
  isPublic: true,
});
