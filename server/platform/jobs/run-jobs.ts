import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { MINUTE, SECOND } from '#domain/core/units.ts';
import type { JobKind } from '#domain/site/jobs/kinds.ts';
import type { Sql } from '../database/connect.ts';
import { resilientSql } from '../database/resilient-sql.ts';
import { lineOf } from '../monitoring/logger.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { bossDatabase } from './boss-database.ts';
import { enqueuePeriodic } from './enqueue-queries.ts';
import { JOB_OPTIONS, type JobHandlers, type JobOptions, type JobOptionsByKind } from './kinds.ts';
import { dueKinds, JOBS_SCHEMA, requeue } from './queue-queries.ts';

/**
 * Milliseconds between two polls for due jobs. One short statement finds them for all kinds, instead of a poll for
 * each. A NOTIFY instead would cost each server a connection, and each write that queues a job a lock of the whole
 * database at its commit.
 */
const POLL_INTERVAL = 3 * SECOND;
/** Milliseconds between two checks for lost jobs, which one of the servers handles. */
const SUPERVISE_EVERY = MINUTE;
/** Seconds after which a worker polls for jobs on its own if nothing wakes it. */
const FALLBACK_POLL_SECONDS = 3600;

/**
 * The library's options. Its own timers are off, because this server does their work, or it is useless for so few jobs.
 */
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
  kinds?: JobOptionsByKind;
};

/**
 * Runs background jobs on this server, until the result is called (jobs.3, jobs.7). The library is loaded here, because
 * loading it takes a third of the time of a start, and no request needs it.
 */
export function startJobs({ sql: sourcePool, log, metrics, handlers, kinds = JOB_OPTIONS }: Running) {
  const sql = resilientSql(sourcePool);
  const stopping = new AbortController();
  const runner = createJobRunner({ sql, log, metrics, stopping: stopping.signal });
  const onError = (err: unknown) => log.warn({ err }, 'the job queue has failed');

  const loaded = import('pg-boss').then(({ PgBoss }) => {
    const boss = new PgBoss({ ...OPTIONS, db: bossDatabase(sql) });
    boss.on('error', onError);
    boss.on('warning', ({ message }) => log.warn({ reason: message }, 'the job queue warns'));
    return boss;
  });
  /** The workers of each kind. */
  const workers = new Map(Object.keys(kinds).map((kind) => [kind, [] as string[]]));

  const work = async () => {
    const boss = await loaded;
    // It waits for a database that is unavailable.
    await boss.start({ attempts: Number.MAX_SAFE_INTEGER });
    for (const [kind, ids] of workers) {
      for (let nth = 0; nth < (kinds[kind]?.atOnce ?? 0); nth++) ids.push(await addWorker(boss, kind));
    }
    return boss;
  };

  async function addWorker(boss: PgBoss, kind: string): Promise<string> {
    const polling = { pollingIntervalSeconds: FALLBACK_POLL_SECONDS, includeMetadata: true } as const;
    const id = await boss.work<unknown, void, typeof polling>(kind, polling, async ([job]) => {
      const options = kinds[kind];
      const handle = (handlers as Record<string, (context: never) => Promise<void>>)[kind];
      if (!job || !options || !handle) return;
      // Polls for the next job at once.
      await runner
        .run({ kind, job: job as JobWithMetadata }, options, handle as never)
        .finally(() => boss.notifyWorker(id));
    });
    return id;
  }

  /** The periods for which this server has queued periodic jobs. */
  const queuedFor = new Map<string, number>();
  async function queuePeriodic() {
    for (const [kind, { every }] of Object.entries(kinds)) {
      if (every === undefined) continue;
      const period = Math.floor(Date.now() / SECOND / every);
      if (queuedFor.get(kind) === period) continue;
      await enqueuePeriodic(sql, kind as JobKind, every);
      queuedFor.set(kind, period);
    }
  }

  async function poll(boss: PgBoss) {
    await queuePeriodic();
    for (const kind of await dueKinds(sql)) for (const id of workers.get(kind) ?? []) boss.notifyWorker(id);
  }

  /** Repeats `act` with pauses until the server stops. */
  async function repeat(act: () => Promise<void>, pause: number) {
    while (!stopping.signal.aborted) {
      await act().catch(onError);
      await wait(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  const done = work().then((boss) =>
    Promise.all([repeat(() => poll(boss), POLL_INTERVAL), repeat(() => boss.supervise(), SUPERVISE_EVERY)]),
  );
  done.catch((error) => stopping.signal.aborted || onError(error));

  return async () => {
    stopping.abort(new Error('the server stops'));
    const boss = await loaded;
    const ended = Promise.all([...workers.keys()].map((kind) => boss.offWork(kind)));
    await Promise.race([ended, wait(SERVICE_LIMITS.jobsStopWithin, undefined, { ref: false })]);
    await runner.releaseAll();
    // Also ends a start that waits for the database.
    await boss.stop({ graceful: false });
    await done.catch(() => {});
    await sql.end({ timeout: 1 });
  };
}

/** A job with its kind. */
type Job = { kind: string; job: JobWithMetadata };

type RunnerOptions = {
  sql: Sql;
  log: FastifyBaseLogger;
  metrics: Pick<Metrics, 'jobs'>;
  /** Aborted when the server stops. */
  stopping: AbortSignal;
};

/** The stored form of a failed try's error. */
const storedError = (error: unknown) => Object.assign(new Error(describeError(error)), { stack: undefined });

/** Runs jobs, and requeues those that the stop of the server interrupts. */
function createJobRunner({ sql, log, metrics, stopping }: RunnerOptions) {
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
