import { endpoint } from './endpoint.ts';

/** The response is SVG, not JSON, so no reply is declared. */
export const generateImage = endpoint('GET', '/api/generate_image/:name', {
  summary: 'Generate the default image of a project or user; the same name gives the same image',
  isPublic: true,
});

/** Declares no reply because the response is a WebP image. Whoever knows the hash may see the image. */
export const readImage = endpoint('GET', '/api/images/:hash', {
  summary: 'Get a cover or avatar by its content hash',
  isPublic: true,
});
