import type { Sql, Transaction } from '../server/platform/database/connect.ts';

/** How PostgreSQL plans a statement: for its values, or once for all values, as it does after some runs. */
export const PLANS = ['force_custom_plan', 'force_generic_plan'] as const;

/**
 * The number of rows of some tables that the database reads for `work`, including rows that don't match and those read
 * for foreign keys. What the work writes is rolled back.
 */
export async function rowsRead(
  sql: Sql,
  tables: readonly string[],
  plan: (typeof PLANS)[number],
  work: (tx: Transaction) => Promise<unknown>,
): Promise<number> {
  const undone = new Error('rolled back');
  let read = 0;
  const transaction = sql.begin(async (tx) => {
    await tx`SELECT set_config('plan_cache_mode', ${plan}, true)`;
    // For up to a second, a connection still counts the rows that its last transactions read.
    const before = await countedRows(tx, tables);
    await work(tx);
    read = (await countedRows(tx, tables)) - before;
    throw undone;
  });
  await transaction.catch((error) => {
    if (error !== undone) throw error;
  });
  return read;
}

async function countedRows(tx: Transaction, tables: readonly string[]): Promise<number> {
  const [row] = await tx<{ read: number }[]>`
    SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::bigint AS read FROM pg_stat_xact_user_tables
    WHERE relname = ANY(${[...tables]}::text[])`;
  return row?.read ?? 0;
}
