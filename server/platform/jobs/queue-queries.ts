import { LIMITS } from '#domain/core/limits.ts';
import { SECOND } from '#domain/core/units.ts';
import type { Sql } from '../database/connect.ts';
import { asJson } from '../database/fragment.ts';
import { JOB_OPTIONS, type JobOptionsByKind } from './kinds.ts';

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

/** Stores the options of every kind, which queuing a job requires. Servers that start together may all do so. */
export async function registerKinds(sql: Sql, options: JobOptionsByKind = JOB_OPTIONS): Promise<void> {
  const kinds = Object.entries(options).map(
    ([name, { policy, retries, retryDelay, retryDelayMax, timeout }]) => {
      return { name, policy, retries, delay: retryDelay, delay_max: retryDelayMax, timeout };
    },
  );
  await sql`
    INSERT INTO dragoman_jobs.queue AS q
      (name, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, retention_seconds,
        deletion_seconds, partition, table_name, heartbeat_seconds)
    SELECT k.name, k.policy, k.retries, k.delay, true, k.delay_max, k.timeout, ${QUEUED_KEPT}::int, ${FAILED_KEPT}::int, false,
      'job_common', ${HEARTBEAT}::int
    FROM jsonb_to_recordset(${asJson(kinds)}::jsonb)
      AS k (name text, policy text, retries int, delay int, delay_max int, timeout int)
    ORDER BY k.name
    ON CONFLICT (name) DO UPDATE SET retry_limit = excluded.retry_limit, retry_delay = excluded.retry_delay,
      retry_delay_max = excluded.retry_delay_max, expire_seconds = excluded.expire_seconds,
      retention_seconds = excluded.retention_seconds, deletion_seconds = excluded.deletion_seconds,
      heartbeat_seconds = excluded.heartbeat_seconds, updated_on = now()
    WHERE (q.retry_limit, q.retry_delay, q.retry_delay_max, q.expire_seconds, q.retention_seconds, q.deletion_seconds,
        q.heartbeat_seconds)
      IS DISTINCT FROM (excluded.retry_limit, excluded.retry_delay, excluded.retry_delay_max, excluded.expire_seconds,
        excluded.retention_seconds, excluded.deletion_seconds, excluded.heartbeat_seconds)`;
}

/** The kinds with a job that is due. */
export async function dueKinds(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    SELECT q.name FROM dragoman_jobs.queue q
    WHERE EXISTS (
      SELECT FROM dragoman_jobs.job j
      WHERE j.name = q.name AND j.state < 'active' AND NOT j.blocked AND j.start_after <= now())`;
  return rows.map(({ name }) => name);
}

/**
 * Requeues a running job, so that a server runs it again at once, unless another try has begun. The job gets a further
 * try with a new number, so that the process that still runs this try can't complete the new one.
 */
export async function requeue(sql: Sql, id: string, retryCount: number): Promise<void> {
  await sql`
    UPDATE dragoman_jobs.job SET state = 'created', started_on = NULL, heartbeat_on = NULL, start_after = now(),
      retry_count = retry_count + 1, retry_limit = retry_limit + 1
    WHERE id = ${id} AND state = 'active' AND retry_count = ${retryCount}`;
}

/** The number of waiting, running and failed jobs of each kind, as the library last counted them. */
export async function countedJobs(sql: Sql) {
  return sql<{ kind: string; queued: number; running: number; failed: number }[]>`
    SELECT name AS kind, queued_count AS queued, active_count AS running, failed_count AS failed
    FROM dragoman_jobs.queue`;
}

/** Deletes jobs that were completed a day ago, and all but the newest failed ones of each kind (jobs.6). */
export async function deleteOldJobs(sql: Sql): Promise<void> {
  await sql`
    DELETE FROM dragoman_jobs.job
    WHERE state = 'completed' AND completed_on < now() - interval '1 millisecond' * ${LIMITS.doneJobKept}::bigint`;
  await sql`
    DELETE FROM dragoman_jobs.job j USING (
      SELECT name, id, row_number() OVER (PARTITION BY name ORDER BY completed_on DESC, id) AS nth
      FROM dragoman_jobs.job WHERE state = 'failed'
    ) f
    WHERE f.nth > ${LIMITS.failedJobs} AND j.name = f.name AND j.id = f.id AND j.state = 'failed'`;
}
