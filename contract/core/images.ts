import { endpoint } from './endpoint.ts';
import * as routes from './images.routes.ts';

/** The response is SVG, not JSON, so no reply is declared. */
export const generateImage = endpoint(routes.generateImage, {
  summary: 'Generate the default image of a project or user; the same name gives the same image',
  isPublic: true,
});

/** Declares no reply because the response is a WebP image. Whoever knows the hash may see the image. */
export const readImage = endpoint(routes.readImage, {
  summary: 'Get a cover or avatar by its content hash',
  isPublic: true,
});
