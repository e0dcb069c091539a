import type { JobKind } from '#domain/site/jobs/kinds.ts';
import type { Sql } from '../server/platform/database/connect.ts';

/** Stores a background job whose last try failed, and returns its id. */
export async function failJob(
  sql: Sql,
  {
    kind = 'fetchImageLinks',
    error = 'Error: no answer',
    minutesAgo = 0,
  }: { kind?: JobKind; error?: string; minutesAgo?: number } = {},
): Promise<string> {
  const [job] = await sql<{ id: string }[]>`
    INSERT INTO dragoman_jobs.job
      (name, policy, state, retry_count, retry_limit, created_on, started_on, completed_on, output, heartbeat_seconds)
    SELECT ${kind}, 'stately', 'failed', 3, 3, at, at, at, jsonb_build_object('message', ${error}::text), 30
    FROM (SELECT now() - interval '1 minute' * ${minutesAgo}::int AS at) moment
    RETURNING id`;
  if (!job) throw new Error('the statement makes a row');
  return job.id;
}
