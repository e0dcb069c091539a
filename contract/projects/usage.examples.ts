import { examples, inProject } from '../example.ts';
import * as calls from './usage.ts';

export const usageExamples = [
  examples(calls.getOwnUsage, 'signedIn | read | 2')(() => ({})),
  examples(calls.getUsage, 'memberWith can_manage_project manage | manage | 2 | administrator')(inProject),
  examples(calls.getRemainingQuota, 'memberWith can_translate manage | read | 2 | translator')(inProject),
];
