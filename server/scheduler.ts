import type { FastifyBaseLogger } from 'fastify';
import { sweepDelays } from './auth/delay-queries.ts';
import { sweepDevices } from './auth/device-queries.ts';
import { sweepSessions } from './auth/session-queries.ts';
import type { Sql } from './database/connect.ts';
import { resilientSql } from './database/resilient-sql.ts';
import { sweepKeys } from './idempotency/queries.ts';
import { fetchPendingLinks } from './image-store/pending-links.ts';
import { sweepImages } from './image-store/queries.ts';
import { sweepAttempts } from './limits/queries.ts';
import { foldDeltas } from './sections/fold-queries.ts';
import { sweepPasswordLinks } from './session/password-link-queries.ts';

const SECOND = 1000;

type Job = (sql: Sql) => Promise<unknown>;

/** What is done by the way, how often: each harmless to do twice, or on several servers at once. */
const JOBS: readonly { every: number; chore: Job }[] = [
  { every: 5 * SECOND, chore: foldDeltas },
  { every: 600 * SECOND, chore: sweepSessions },
  { every: 600 * SECOND, chore: sweepPasswordLinks },
  { every: 600 * SECOND, chore: sweepAttempts },
  { every: 600 * SECOND, chore: sweepKeys },
  { every: 3600 * SECOND, chore: sweepImages },
  { every: 5 * SECOND, chore: (sql) => fetchPendingLinks(sql) },
  { every: 600 * SECOND, chore: sweepDelays },
  { every: 600 * SECOND, chore: sweepDevices },
];

/** Keeps the database tidy while the service runs; answers how to stop. A chore that takes its time is not begun again. */
export function startScheduler(of: Sql, log: FastifyBaseLogger): () => Promise<void> {
  const sql = resilientSql(of);
  const running = new Set<Job>();
  const timers = JOBS.map(({ every, chore }) =>
    setInterval(() => {
      if (running.has(chore)) return;
      running.add(chore);
      chore(sql)
        .catch((error: unknown) => log.warn({ err: error }, 'a chore failed'))
        .finally(() => running.delete(chore));
    }, every),
  );
  return () => {
    timers.forEach(clearInterval);
    return sql.end({ timeout: 1 });
  };
}
