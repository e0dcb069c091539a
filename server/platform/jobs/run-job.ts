import type { FastifyBaseLogger } from 'fastify';
import type { JobWithMetadata } from 'pg-boss';
import { LIMITS } from '#domain/core/limits.ts';
import type { Sql } from '../database/connect.ts';
import { lineOf } from '../monitoring/logger.ts';
import type { Metrics } from '../monitoring/metrics.ts';
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

/** Matches the address of a link, to hide the rest, which may contain a password, a path or a query. */
const ADDRESSES = /\b([a-z][a-z0-9+.-]*:\/\/)(?:[^\s/@]*@)?([^\s/?#"']+)[^\s"']*/gi;

/**
 * The description of a failed try's error for site administrators (jobs.9): one line without values of the database,
 * without the stack, and with only the hosts of links.
 */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const { type, message } = lineOf(error);
  const [line = ''] = message.split('\n');
  return `${type}: ${line.replace(ADDRESSES, '$1$2')}`.slice(0, LIMITS.jobError);
}
