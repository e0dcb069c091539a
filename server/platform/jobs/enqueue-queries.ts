import type postgres from 'postgres';
import type { JobKind } from '#domain/site/jobs/kinds.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { asJson, type Fragment, fragment } from '../database/fragment.ts';
import type { JobData } from './kinds.ts';

/**
 * Queues jobs as a step of a statement, one for each row of `done`: `WITH done AS (INSERT …), queued AS
 * (${enqueueStep(…)})`. They exist if and only if the statement's other writes do (jobs.1). `data` may be SQL over
 * `done`. A job that the kind's policy does not allow is skipped. `slot` is SQL; of jobs with the same value only one
 * is queued. `after` is SQL for the moment before which it does not run.
 */
export function enqueueStep(
  kind: JobKind,
  { data, when, slot, after }: { data?: Fragment; when?: Fragment; slot?: Fragment; after?: Fragment } = {},
): Fragment {
  return fragment`
    INSERT INTO dragoman_jobs.job
      (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds,
        heartbeat_seconds, keep_until, singleton_on, start_after)
    SELECT ${kind}, ${data ?? fragment`NULL::jsonb`}, q.policy, q.retry_limit, q.retry_delay, q.retry_backoff,
      q.retry_delay_max, q.expire_seconds, q.deletion_seconds, q.heartbeat_seconds,
      now() + interval '1 second' * q.retention_seconds, ${slot ?? fragment`NULL::timestamp`}, ${after ?? fragment`now()`}
    FROM done LEFT JOIN dragoman_jobs.queue q ON q.name = ${kind} WHERE ${when ?? fragment`true`}
    ON CONFLICT DO NOTHING`;
}

/** Queues jobs in a transaction, or on their own: they exist if and only if the transaction is committed (jobs.1). */
export async function enqueue<Kind extends JobKind>(
  sql: Sql | Transaction,
  kind: Kind,
  data: readonly JobData<Kind>[],
): Promise<void> {
  const rows = asJson(data.map((jobData) => ({ data: jobData })) as postgres.JSONValue);
  await sql`
    WITH done AS (SELECT data FROM jsonb_to_recordset(${rows}::jsonb) AS row (data jsonb))
    ${enqueueStep(kind, { data: fragment`nullif(data, 'null')` })}`;
}

/**
 * Queues the job of a kind for the current period, unless a server has done so. Periods last `every` seconds; the first
 * began in 1970, by the database's clock (jobs.5).
 */
export async function enqueuePeriodic(sql: Sql, kind: JobKind, every: number): Promise<void> {
  const slot = fragment`
    to_timestamp(floor(extract(epoch FROM now()) / ${every}::int) * ${every}::int) AT TIME ZONE 'UTC'`;
  await sql`WITH done AS (SELECT) ${enqueueStep(kind, { slot })}`;
}
