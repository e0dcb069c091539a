import type { Sql } from '../database/connect.ts';

/**
 * Sets the statement timeout of the connection in milliseconds, and returns its backend pid, by which statements can
 * be cancelled.
 */
export async function prepareConnection(sql: Sql, longest: number): Promise<number> {
  const [backend] = await sql<{ pid: number }[]>`
    SELECT pg_backend_pid() AS pid, set_config('statement_timeout', ${String(longest)}, false)`;
  return backend?.pid ?? 0;
}
