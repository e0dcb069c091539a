import type { Sql } from '../database/connect.ts';

/** Limits every further statement on a connection to so many milliseconds, and answers by which number it can be cancelled. */
export async function beginWork(sql: Sql, longest: number): Promise<number> {
  const [own] = await sql<{ pid: number }[]>`
    SELECT pg_backend_pid() AS pid, set_config('statement_timeout', ${String(longest)}, false)`;
  return own?.pid ?? 0;
}
