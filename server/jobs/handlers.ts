import type { JobKind } from '#domain/jobs/kinds.ts';
import type { Sql } from '../database/connect.ts';
import type { JobData } from './kinds.ts';

/** What a job is run with. */
export type JobContext<Kind extends JobKind = JobKind> = {
  sql: Sql;
  data: JobData<Kind>;
  /** Aborted when the server stops, or the job has taken too long; a job that stops by it is run again (jobs.7). */
  signal: AbortSignal;
};

/** What the jobs of each kind do. */
export type JobHandlers = {
  [Kind in JobKind]: (context: JobContext<Kind>) => Promise<void>;
};
