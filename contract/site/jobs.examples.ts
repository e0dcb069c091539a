import { examples } from '../example.ts';
import * as calls from './jobs.ts';

export const jobsExamples = [
  examples(
    calls.listFailedJobs,
    `siteAdmin | session | 2 | siteAdmin
    ?limit ?int(1..200)
    ?before ?string(1000) "x":illegal "1_1":illegal "1_00000000-0000-0000-0000-00000000000g":illegal "1_00000000-0000-0000-0000-000000000000":ok`,
  )(() => ({ query: { limit: 3 } })),
  examples(
    calls.retryJob,
    'siteAdmin | session | 2 | siteAdmin',
  )(async ({ failJob }) => ({ params: { job: await failJob() } })),
  examples(
    calls.deleteJob,
    'siteAdmin | session | 2 | siteAdmin',
  )(async ({ failJob }) => ({ params: { job: await failJob() } })),
];
