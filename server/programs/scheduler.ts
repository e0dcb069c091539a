import type { FastifyBaseLogger } from 'fastify';
import { SECOND } from '#domain/core/units.ts';
import type { Sql } from '../platform/database/connect.ts';
import { resilientSql } from '../platform/database/resilient-sql.ts';
import { foldDeltas } from '../texts/sections/fold-queries.ts';
import { RECENT_EVENTS } from './event-consumers.ts';

type Task = (sql: Sql) => Promise<unknown>;

/**
 * The tasks that every server runs by its own timers; each may run twice, or on several servers at once. They run so
 * often that a job, with its four writes to the queue, would cost more than the task. Everything else is a job
 * (`server/programs/job-handlers.ts`).
 */
const TASKS: readonly { every: number; task: Task }[] = [
  ...RECENT_EVENTS,
  { every: 5 * SECOND, task: foldDeltas },
];

/** Runs the tasks until the result is called. A task that is still running is not started again. */
export function startScheduler(sourcePool: Sql, log: FastifyBaseLogger): () => Promise<void> {
  const sql = resilientSql(sourcePool);
  const running = new Set<Task>();
  const timers = TASKS.map(({ every, task }) =>
    setInterval(() => {
      if (running.has(task)) return;
      running.add(task);
      task(sql)
        .catch((error: unknown) => log.warn({ err: error }, 'a scheduled task has failed'))
        .finally(() => running.delete(task));
    }, every),
  );
  return () => {
    timers.forEach(clearInterval);
    return sql.end({ timeout: 1 });
  };
}
