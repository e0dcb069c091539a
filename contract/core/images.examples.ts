import { examples } from '../example.ts';
import * as calls from './images.ts';

export const imagesExamples = [
  examples(
    calls.generateImage,
    'noAuthentication | nothing | 0',
  )((_, { username }) => ({ params: { name: username || 'anyone' } })),
  examples(
    calls.readImage,
    'noAuthentication | nothing | 1',
  )(({ imageHash }) => ({ params: { hash: imageHash } })),
];
