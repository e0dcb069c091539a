import type { Sql, Transaction } from './connect.ts';

/** Whether the content is distributed. */
export async function isDistributed(sql: Sql | Transaction): Promise<boolean> {
  const [row] = await sql`SELECT to_regclass('pg_catalog.pg_dist_partition') IS NOT NULL AS citus`;
  if (!row?.citus) return false;
  const rows =
    await sql`SELECT FROM pg_dist_partition WHERE logicalrelid = to_regclass('strings') AND partmethod = 'h'`;
  return rows.length > 0;
}

const known = new WeakMap<Sql | Transaction, Promise<boolean>>();

/** Whether the database of a pool is distributed; each pool is asked once. */
export function isPoolDistributed(sql: Sql | Transaction): Promise<boolean> {
  const answer = known.get(sql) ?? isDistributed(sql);
  known.set(sql, answer);
  answer.catch(() => known.delete(sql));
  return answer;
}
