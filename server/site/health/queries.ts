import type { Sql } from '../../platform/database/connect.ts';

export async function ping(sql: Sql) {
  await sql`SELECT 1`;
}
