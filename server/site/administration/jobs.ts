import { deleteJob, listFailedJobs, retryJob } from '#contract/site/jobs.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { siteAdmin } from '../../core/guards/guards.ts';
import { orNotFound } from '../../platform/http/failures.ts';
import { deleteFailedJob, failedJobs, retryFailedJob } from './job-queries.ts';

/** The failed background jobs, which site administrators retry or delete (jobs.10, jobs.11). */
export const jobs: Feature = (context) => {
  const { sql } = context;

  registerEndpoint(context, listFailedJobs, siteAdmin, ({ query }) => failedJobs(sql, query));

  registerEndpoint(context, retryJob, siteAdmin, async ({ params }) => {
    orNotFound((await retryFailedJob(sql, params.job)) || undefined, 'job');
  });

  registerEndpoint(context, deleteJob, siteAdmin, async ({ params }) => {
    orNotFound((await deleteFailedJob(sql, params.job)) || undefined, 'job');
  });
};
