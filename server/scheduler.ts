import type { FastifyBaseLogger } from 'fastify';
import { sweepApiTokens } from './auth/api-token-queries.ts';
import { sweepDelays } from './auth/delay-queries.ts';
import { sweepDevices } from './auth/device-queries.ts';
import { sweepPasswordLinks } from './auth/password-link-queries.ts';
import { sweepSessions } from './auth/session-queries.ts';
import type { Sql } from './database/connect.ts';
import { resilientSql } from './database/resilient-sql.ts';
import { orderEvents } from './events/order-queries.ts';
import { sweepKeys } from './idempotency/queries.ts';
import { fetchPendingLinks } from './image-store/pending-links.ts';
import { sweepImages } from './image-store/queries.ts';
import { sweepAttempts } from './limits/queries.ts';
import { foldDeltas } from './sections/fold-queries.ts';

const SECOND = 1000;

type Job = (sql: Sql) => Promise<unknown>;

/** The periodic jobs; each may run twice, or on several servers at once. */
const JOBS: readonly { every: number; job: Job }[] = [
  { every: SECOND, job: (sql) => orderEvents(sql) },
  { every: 5 * SECOND, job: foldDeltas },
  { every: 600 * SECOND, job: sweepSessions },
  { every: 600 * SECOND, job: sweepApiTokens },
  { every: 600 * SECOND, job: sweepPasswordLinks },
  { every: 600 * SECOND, job: sweepAttempts },
  { every: 600 * SECOND, job: sweepKeys },
  { every: 3600 * SECOND, job: sweepImages },
  { every: 5 * SECOND, job: (sql) => fetchPendingLinks(sql) },
  { every: 600 * SECOND, job: sweepDelays },
  { every: 600 * SECOND, job: sweepDevices },
];

/** Runs the jobs until the result is called. A job that is still running is not started again. */
export function startScheduler(of: Sql, log: FastifyBaseLogger): () => Promise<void> {
  const sql = resilientSql(of);
  const running = new Set<Job>();
  const timers = JOBS.map(({ every, job }) =>
    setInterval(() => {
      if (running.has(job)) return;
      running.add(job);
      job(sql)
        .catch((error: unknown) => log.warn({ err: error }, 'a scheduled job failed'))
        .finally(() => running.delete(job));
    }, every),
  );
  return () => {
    timers.forEach(clearInterval);
    return sql.end({ timeout: 1 });
  };
}
