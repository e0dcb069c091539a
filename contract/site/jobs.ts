import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { JOB_KINDS } from '#domain/site/jobs/kinds.ts';
import { endpoint } from '../core/endpoint.ts';
import { integerParam, replyList, shortString } from '../core/values.ts';
import * as routes from './jobs.routes.ts';

/** A background job whose last try has failed (jobs.10). */
export const FailedJob = z.object({
  id: z.string(),
  kind: z.enum(JOB_KINDS),
  /** When it was queued. */
  created_at: z.int(),
  /** When its last try ended, or began if it has not ended. */
  tried_at: z.int(),
  /** The number of tries. */
  tries: z.int(),
  /** When it is retried; null if it is not. */
  next_at: z.int().nullable(),
  /** One line, without secrets (jobs.9). */
  error: z.string(),
});
export type FailedJob = z.infer<typeof FailedJob>;

const LISTED = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const listFailedJobs = endpoint(routes.listFailedJobs, {
  summary: 'List background jobs that failed or will be retried, newest first (site administrators)',
  query: z.object({
    limit: integerParam(LIMITS.jobsPage).default(LIMITS.jobsPageDefault),
    /** `{created_at}_{id}` of the last job of the previous page. */
    before: shortString
      .regex(LISTED)
      .transform((value) => {
        const [, created_at, id = ''] = LISTED.exec(value) ?? [];
        return { created_at: Number(created_at), id };
      })
      .optional(),
  }),
  reply: replyList(FailedJob, LIMITS.jobsPage.max),
});

export const retryJob = endpoint(routes.retryJob, {
  summary: 'Run a failed background job again now (site administrators)',
});

export const deleteJob = endpoint(routes.deleteJob, {
  summary: 'Delete a failed background job (site administrators)',
});
