import type { PendingQuery } from 'postgres';
import type { Transaction } from '../database/connect.ts';
import type { Fragment } from '../database/fragment.ts';

/**
 * The rows of a query, 200 at a time, read only as they are asked for. It uses an SQL cursor: the driver's own cursor
 * ends as if there were no more rows when its connection breaks. A transaction may run one at a time.
 */
export async function* readRows<Row extends object>(
  tx: Transaction,
  query: PendingQuery<Row[]>,
): AsyncGenerator<readonly Row[]> {
  await tx`DECLARE rows_of NO SCROLL CURSOR FOR ${query as unknown as Fragment}`;
  for (;;) {
    // Not prepared: the driver would use the columns of the query that it was prepared with.
    const rows = await tx<Row[]>`FETCH 200 FROM rows_of`.simple();
    if (rows.length === 0) break;
    yield rows;
  }
  await tx`CLOSE rows_of`;
}

/**
 * Allows a transaction to be idle for so many milliseconds while a client reads, and returns its backend pid, by
 * which it can be cancelled.
 */
export async function allowIdle(tx: Transaction, ms: number): Promise<number> {
  const [backend] = await tx<{ pid: number }[]>`
    SELECT set_config('idle_in_transaction_session_timeout', ${String(ms)}, true), pg_backend_pid() AS pid`;
  return backend?.pid ?? 0;
}
