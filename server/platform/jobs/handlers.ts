import type { JobKind } from '#domain/site/jobs/kinds.ts';
import type { Sql } from '../database/connect.ts';
import type { JobData } from './kinds.ts';

/** The arguments of a job's handler. */
export type JobContext<Kind extends JobKind = JobKind> = {
  sql: Sql;
  data: JobData<Kind>;
  /**
   * Aborted when the server stops, or the job has taken too long. A job that stops because of it is run again (jobs.7).
   */
  signal: AbortSignal;
};

/** The handlers of the jobs of each kind. */
export type JobHandlers = {
  [Kind in JobKind]: (context: JobContext<Kind>) => Promise<void>;
};
