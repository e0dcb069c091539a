import type { FastifyBaseLogger } from 'fastify';
import type { JobWithMetadata } from 'pg-boss';
import type { Sql } from '../database/connect.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { describeError } from './describe-error.ts';
import type { JobOptions } from './kinds.ts';
import { requeue } from './queue-queries.ts';

/** A job with its kind. */
type Job = { kind: string; job: JobWithMetadata };

type Running = {
  sql: Sql;
  log: FastifyBaseLogger;
  metrics: Pick<Metrics, 'jobs'>;
  /** Aborted when the server stops. */
  stopping: AbortSignal;
};

/** The stored form of a failed try's error. */
const storedError = (error: unknown) => Object.assign(new Error(describeError(error)), { stack: undefined });

/** Runs jobs, and requeues those that the stop of the server interrupts. */
export function createJobRunner({ sql, log, metrics, stopping }: Running) {
  const running = new Set<JobWithMetadata>();

  /** Requeues a job; one that can't be requeued is run again when its server counts as lost. */
  const release = (job: JobWithMetadata) =>
    requeue(sql, job.id, job.retryCount).catch((err: unknown) =>
      log.warn({ err }, 'could not requeue a job'),
    );

  return {
    /** Runs a job. Returns if it is done or requeued; throws what the library stores of a failure. */
    async run({ kind, job }: Job, { data }: JobOptions, handle: (context: object) => Promise<void>) {
      running.add(job);
      const ended = metrics.jobs.startTimer({ kind });
      try {
        const signal = AbortSignal.any([job.signal, stopping]);
        await handle({ sql, data: data.parse(job.data), signal });
        ended({ outcome: 'done' });
      } catch (error) {
        ended({ outcome: 'failed' });
        if (stopping.aborted) return await release(job);
        log.warn({ err: error, job: kind, attempt: job.retryCount + 1 }, 'a job has failed');
        throw storedError(error);
      } finally {
        running.delete(job);
      }
    },
    /** Requeues the jobs that are still running. */
    releaseAll: () => Promise.all([...running].map(release)),
  };
}
