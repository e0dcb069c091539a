import type { Sql } from '../database/connect.ts';

export async function ping(sql: Sql) {
  await sql`SELECT 1`;
}
