import type { QueryOf } from '#contract/core/endpoint.ts';
import type { FailedJob, listFailedJobs } from '#contract/site/jobs.ts';
import { JOB_KINDS } from '#domain/site/jobs/kinds.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { fragment, identifier } from '../../platform/database/fragment.ts';

/** SQL: a time of the queue in milliseconds since 1970. */
const ms = (column: string) => fragment`floor(extract(epoch FROM ${identifier(column)}) * 1000)::bigint`;

/** A page of the failed jobs, including those that will be retried, newest first (jobs.10). */
export function failedJobs(sql: Sql, { limit, before }: QueryOf<typeof listFailedJobs>) {
  return sql<FailedJob[]>`
    SELECT * FROM (
      SELECT id, name AS kind, ${ms('created_on')} AS created_at,
        coalesce(${ms('completed_on')}, ${ms('started_on')}, ${ms('created_on')}) AS tried_at, retry_count + 1 AS tries,
        CASE WHEN state = 'retry' THEN ${ms('start_after')} END AS next_at,
        coalesce(output ->> 'message', output -> 'value' ->> 'message', '') AS error
      FROM dragoman_jobs.job WHERE state IN ('retry', 'failed') AND name = ANY (${[...JOB_KINDS]}::text[])
    ) j
    WHERE ${before ? fragment`(created_at, id) < (${before.created_at}::bigint, ${before.id}::uuid)` : fragment`true`}
    ORDER BY created_at DESC, id DESC LIMIT ${limit}`;
}

/**
 * Queues a failed job for one more try, now. If the kind allows one queued job and there is one, this job is deleted
 * instead. Returns whether it existed.
 */
export async function retryFailedJob(sql: Sql, id: string): Promise<boolean> {
  const { count } = await sql`
    WITH failed AS (
      SELECT name, id, state = 'failed' AND policy <> 'standard' AND EXISTS (
          SELECT FROM dragoman_jobs.job o WHERE o.name = j.name AND o.state <= 'active'
        ) AS is_repeated
      FROM dragoman_jobs.job j WHERE id = ${id} AND state IN ('retry', 'failed') FOR UPDATE
    ), removed AS (
      DELETE FROM dragoman_jobs.job j USING failed f WHERE f.is_repeated AND j.name = f.name AND j.id = f.id
    ), retried AS (
      UPDATE dragoman_jobs.job j
      SET state = 'retry', completed_on = NULL, start_after = now(), retry_limit = greatest(retry_limit, retry_count + 1)
      FROM failed f WHERE NOT f.is_repeated AND j.name = f.name AND j.id = f.id
    )
    SELECT FROM failed`;
  return count > 0;
}

/** Deletes a failed job; returns whether it existed. */
export async function deleteFailedJob(sql: Sql, id: string): Promise<boolean> {
  const { count } = await sql`
    DELETE FROM dragoman_jobs.job WHERE id = ${id} AND state IN ('retry', 'failed')`;
  return count > 0;
}
