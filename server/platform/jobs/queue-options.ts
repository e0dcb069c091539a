import { LIMITS } from '#domain/core/limits.ts';
import { SECOND } from '#domain/core/units.ts';

/** The schema of the queue's tables. */
export const JOBS_SCHEMA = 'dragoman_jobs';

/**
 * Seconds without a heartbeat after which a running job counts as lost with its server; the library allows no less than
 * 10.
 */
export const HEARTBEAT = 30;

/** Seconds for which failed jobs and jobs that never ran are kept (jobs.6). */
export const FAILED_KEPT = LIMITS.failedJobKept / SECOND;
export const QUEUED_KEPT = LIMITS.queuedJobKept / SECOND;
