/**
 * Every kind of background job. How each is run is in `server/jobs/kinds.ts`, what it does in `server/job-handlers.ts`. A name is
 * stored with its jobs, so it stays.
 */
export const JOB_KINDS = ['deleteExpired', 'consumeEvents', 'deleteUnusedImages', 'fetchImageLinks'] as const;
export type JobKind = (typeof JOB_KINDS)[number];
