import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { JobWithMetadata } from 'pg-boss';
import { JOB_KINDS, type JobKind } from '#domain/jobs/kinds.ts';
import type { Sql } from '../database/connect.ts';
import { resilientSql } from '../database/resilient-sql.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { bossDatabase } from './boss-database.ts';
import { describeError } from './describe-error.ts';
import { enqueuePeriodic } from './enqueue-queries.ts';
import type { JobHandlers } from './handlers.ts';
import { optionsOf } from './kinds.ts';
import { JOBS_SCHEMA } from './queue-options.ts';
import { dueKinds, giveBack } from './queue-queries.ts';

const SECOND = 1000;

/**
 * Milliseconds between looking for jobs to run. One short statement finds them for all kinds, in place of a poll for each;
 * a NOTIFY would cost each server a connection, and each write that queues a job a lock of the whole database at its commit.
 */
const LOOK_EVERY = 3 * SECOND;
/** Milliseconds between looking for lost jobs, of which one of the servers takes care. */
const SUPERVISE_EVERY = 60 * SECOND;
/** Seconds without being woken after which a worker looks for jobs by itself. */
const LOOK_ANYWAY = 3600;
/** Milliseconds for running jobs to end by themselves when the server stops. */
const GRACE = 4 * SECOND;

/** The library's options: what it would do at intervals is done here, or is of no use with our numbers of jobs. */
const OPTIONS = {
  schema: JOBS_SCHEMA,
  migrate: false,
  supervise: false,
  schedule: false,
  registerInstance: false,
  reindex: false,
  monitorVacuum: false,
  monitorIntervalSeconds: 30,
  queueCacheIntervalSeconds: 24 * 3600,
  openTelemetry: { enabled: false },
} as const;

type Running = {
  sql: Sql;
  log: FastifyBaseLogger;
  metrics: Pick<Metrics, 'jobs'>;
  handlers: JobHandlers;
};

/** The error of a failed try, as it is stored. */
const storedError = (error: unknown) => Object.assign(new Error(describeError(error)), { stack: undefined });

/**
 * Runs background jobs on this server, until the result is called (jobs.3, jobs.7). The library is loaded here, because it takes
 * a third of the time of a start, and no request waits for it.
 */
export function startJobs({ sql: of, log, metrics, handlers }: Running): () => Promise<void> {
  const sql = resilientSql(of);
  const stopping = new AbortController();
  const running = new Map<string, JobWithMetadata>();
  const workers = new Map<string, string[]>();
  const onError = (err: unknown) => log.warn({ err }, 'the job queue has failed');

  /** Gives a job back; one that can't be is run again when its server counts as lost. */
  const release = ({ id, retryCount }: JobWithMetadata) => giveBack(sql, id, retryCount).catch(onError);

  /** Runs a job; returns normally if it is done, or given back. */
  async function run(kind: JobKind, job: JobWithMetadata): Promise<void> {
    running.set(job.id, job);
    const ended = metrics.jobs.startTimer({ kind });
    const signal = AbortSignal.any([job.signal, stopping.signal]);
    try {
      const data = optionsOf(kind).data.parse(job.data);
      await (handlers[kind] as (context: object) => Promise<void>)({ sql, data, signal });
      ended({ outcome: 'done' });
    } catch (error) {
      ended({ outcome: 'failed' });
      if (stopping.signal.aborted) return release(job);
      log.warn({ err: error, job: kind, attempt: job.retryCount + 1 }, 'a job has failed');
      throw storedError(error);
    } finally {
      running.delete(job.id);
    }
  }

  async function open() {
    const { PgBoss } = await import('pg-boss');
    const boss = new PgBoss({ ...OPTIONS, db: bossDatabase(sql) });
    boss.on('error', onError);
    boss.on('warning', ({ message }) => log.warn({ reason: message }, 'the job queue warns'));
    // A database that is away is waited for; stopping ends the wait.
    await boss.start({ attempts: Number.MAX_SAFE_INTEGER });
    for (const kind of JOB_KINDS) {
      const ids: string[] = [];
      workers.set(kind, ids);
      for (let nth = 0; nth < optionsOf(kind).atOnce; nth++) {
        const options = { pollingIntervalSeconds: LOOK_ANYWAY, includeMetadata: true } as const;
        const id = await boss.work<unknown, void, typeof options>(kind, options, async ([job]) => {
          // Looks for the next job at once.
          if (job) await run(kind, job as JobWithMetadata).finally(() => boss.notifyWorker(id));
        });
        ids.push(id);
      }
    }
    return boss;
  }

  const opened = open();
  opened.catch(onError);

  /** The periods for which this server has queued the jobs that run by themselves. */
  const queuedFor = new Map<JobKind, number>();
  async function queuePeriodic() {
    for (const kind of JOB_KINDS) {
      const { every } = optionsOf(kind);
      if (every === undefined) continue;
      const period = Math.floor(Date.now() / SECOND / every);
      if (queuedFor.get(kind) === period) continue;
      await enqueuePeriodic(sql, kind, every);
      queuedFor.set(kind, period);
    }
  }

  const look = async () => {
    const boss = await opened;
    await queuePeriodic();
    for (const kind of await dueKinds(sql)) for (const id of workers.get(kind) ?? []) boss.notifyWorker(id);
  };
  const supervise = async () => (await opened).supervise();
  const loops = [repeat(look, LOOK_EVERY), repeat(supervise, SUPERVISE_EVERY)];

  /** Repeats `act` with pauses until the server stops. */
  async function repeat(act: () => Promise<void>, pause: number) {
    while (!stopping.signal.aborted) {
      await act().catch(onError);
      await wait(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }
  return async () => {
    stopping.abort(new Error('the server stops'));
    const boss = await opened.catch(() => undefined);
    await Promise.all(loops);
    if (boss) {
      const ended = Promise.all(JOB_KINDS.map((kind) => boss.offWork(kind)));
      await Promise.race([ended, wait(GRACE, undefined, { ref: false })]);
      await Promise.all([...running.values()].map(release));
      await boss.stop({ graceful: false });
    }
    await sql.end({ timeout: 1 });
  };
}
