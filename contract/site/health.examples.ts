import { examples } from '../example.ts';
import * as calls from './health.ts';

export const healthExamples = [
  examples(calls.getAlive, 'noAuthentication | nothing | 0')(() => ({})),
  examples(calls.getHealth, 'noAuthentication | nothing | 1')(() => ({})),
];
