import { route } from '../core/route.ts';

const JOBS = '/api/admin/jobs' as const;

export const listFailedJobs = route('GET', JOBS);
export const retryJob = route('POST', `${JOBS}/:job/retry`);
export const deleteJob = route('DELETE', `${JOBS}/:job`);
