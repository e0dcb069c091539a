import { examples } from './example.ts';
import * as calls from './health.ts';

export const healthExamples = [examples(calls.getHealth, 'noAuthentication | nothing | 1')(() => ({}))];
