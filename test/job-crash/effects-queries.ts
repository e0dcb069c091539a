import type { Sql } from '../../server/platform/database/connect.ts';
import { enqueue } from '../../server/platform/jobs/enqueue-queries.ts';
import { CRASH_JOB } from './kinds.ts';

/** Creates tables for writes that queue jobs, and for the effects of the jobs. */
export async function makeTables(sql: Sql): Promise<void> {
  await sql`CREATE TABLE crash_writes (n int PRIMARY KEY)`;
  await sql`CREATE TABLE crash_effects (n int PRIMARY KEY, begun int NOT NULL, ended int NOT NULL DEFAULT 0)`;
}

/** A write with its job in one transaction; every fifth is rolled back. */
export async function writeWithJob(sql: Sql, n: number): Promise<void> {
  await sql
    .begin(async (tx) => {
      await tx`INSERT INTO crash_writes (n) VALUES (${n})`;
      await enqueue(tx, CRASH_JOB, [{ n }] as never);
      if (n % 5 === 0) throw new Error('rolled back');
    })
    .catch((error: Error) => {
      if (error.message !== 'rolled back') throw error;
    });
}

export async function recordBegun(sql: Sql, n: number): Promise<void> {
  await sql`
    INSERT INTO crash_effects AS e (n, begun) VALUES (${n}, 1) ON CONFLICT (n) DO UPDATE SET begun = e.begun + 1`;
}

export async function recordEnded(sql: Sql, n: number): Promise<void> {
  await sql`UPDATE crash_effects SET ended = ended + 1 WHERE n = ${n}`;
}

/** The numbers of writes, of writes without an effect, of effects without a write, and of interrupted jobs. */
export async function outcome(sql: Sql) {
  const [row] = await sql<
    { writes: number; missing: number; unwritten: number; cut: number; failed: number }[]
  >`
    SELECT count(w.n)::int AS writes, count(*) FILTER (WHERE w.n IS NOT NULL AND coalesce(e.ended, 0) = 0)::int AS missing,
      count(*) FILTER (WHERE w.n IS NULL)::int AS unwritten, count(*) FILTER (WHERE e.begun > e.ended)::int AS cut,
      (SELECT count(*)::int FROM dragoman_jobs.job WHERE state = 'failed') AS failed
    FROM crash_writes w FULL JOIN crash_effects e ON e.n = w.n`;
  if (!row) throw new Error('the statement makes a row');
  return row;
}
