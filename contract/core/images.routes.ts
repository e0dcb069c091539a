import { route } from './route.ts';

export const generateImage = route('GET', '/api/generate_image/:name');
export const readImage = route('GET', '/api/images/:hash');
