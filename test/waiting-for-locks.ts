import { inject } from 'vitest';
import type { Sql } from '../server/platform/database/connect.ts';

/** Whether the tests run on a distributed database. */
export const isCitus = (): boolean => inject('database').workers.length > 0;

/** How many connections to the database wait for a lock, on any of its servers. */
export async function waitingForLocks(sql: Sql): Promise<number> {
  const asked = `SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  const [row] = isCitus()
    ? await sql`SELECT sum(result::int)::int AS waiting FROM run_command_on_all_nodes(${asked})`
    : await sql.unsafe(asked);
  return row?.waiting ?? 0;
}
